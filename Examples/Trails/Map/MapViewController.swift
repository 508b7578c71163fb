import MapKit
import UIKit

final class MapViewController: UIViewController {
    private let store: TrailStore
    private let mapView = MKMapView()
    private var style = "standard"
    private var zoom = 0.2

    init(store: TrailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        title = "Map"
        restorationIdentifier = "Map"
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("made in code only")
    }

    override func loadView() {
        view = mapView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        for trail in store.trails {
            let annotation = MKPointAnnotation()
            annotation.coordinate = trail.start
            annotation.title = trail.name
            mapView.addAnnotation(annotation)
        }
        applyStyle()
    }

    private func applyStyle() {
        mapView.mapType = style == "satellite" ? .satellite : .standard
    }

    private func show(_ center: CLLocationCoordinate2D) {
        let span = MKCoordinateSpan(latitudeDelta: zoom, longitudeDelta: zoom)
        mapView.setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
    }

    // MARK: State restoration

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        coder.encode(mapView.centerCoordinate.latitude, forKey: "latitude")
        coder.encode(mapView.centerCoordinate.longitude, forKey: "longitude")
        coder.encode(zoom, forKey: "zoom")
        coder.encode(style, forKey: "style")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        style = coder.decodeObject(forKey: "style") as? String ?? "standard"
        zoom = coder.decodeDouble(forKey: "zoomLevel")
        applyStyle()
        show(CLLocationCoordinate2D(
            latitude: coder.decodeDouble(forKey: "latitude"),
            longitude: coder.decodeDouble(forKey: "longitude")
        ))
    }
}

extension MapViewController: MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
        zoom = mapView.region.span.latitudeDelta
    }
}
