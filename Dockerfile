# The released command and nothing else; the whole root is the archive that `make release` makes and tries in an empty root.
#
#   make release
#   docker build --tag restorelint .
#   docker run --rm --volume "$PWD:/work" restorelint
#
# It holds no git, so --new-from wants another image.
FROM scratch
ARG TARGETARCH=amd64
COPY .build/dist/root-${TARGETARCH}/ /
WORKDIR /work
ENTRYPOINT ["/bin/restorelint"]
