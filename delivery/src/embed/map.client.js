(() => {
  const { scriptUrl } = JSON.parse(document.getElementById('map-settings').textContent);
  /** Close enough to show a street and its neighbours. */
  const CLOSE = 14;
  const MARGIN_PX = 32;
  /** The chosen one differs in shape too, not only in colour. */
  const chosenLook = { preset: 'islands#redDotIcon', zIndex: 1000 };
  const usualLook = { preset: 'islands#darkBlueCircleDotIcon', zIndex: 0 };
  const placemarks = new Map();
  let shown = '';
  let chosenId = null;
  let map;

  /** A sandboxed frame has an opaque origin, although its address is the shop's. */
  const say = (message) => parent.postMessage(message, location.origin);
  const fail = () => say({ map: 'failed' });

  function place({ id, title, coordinates }) {
    const { ymaps } = window;
    const placemark = new ymaps.Placemark(coordinates, { hintContent: escaped(title) }, usualLook);
    placemark.events.add('click', () => {
      choose(id);
      say({ map: 'chosen', id });
    });
    placemarks.set(id, placemark);
    map.geoObjects.add(placemark);
  }

  /** Hints are HTML. */
  function escaped(text) {
    const element = document.createElement('div');
    element.textContent = text;
    return element.innerHTML;
  }

  function placeAll(points) {
    map.geoObjects.removeAll();
    placemarks.clear();
    points.forEach(place);
    if (points.length === 1) map.setCenter(points[0].coordinates, CLOSE);
    if (points.length > 1)
      map.setBounds(map.geoObjects.getBounds(), { checkZoomRange: true, zoomMargin: MARGIN_PX });
  }

  function choose(id) {
    placemarks.get(chosenId)?.options.set(usualLook);
    placemarks.get(id)?.options.set(chosenLook);
    chosenId = id;
  }

  /** Scrolls the chosen place into view. */
  function goTo({ coordinates }) {
    map.setCenter(coordinates, Math.max(map.getZoom(), CLOSE));
  }

  function show(next) {
    const points = JSON.stringify(next.points);
    const isSame = points === shown;
    const isChosenElsewhere = next.chosenId !== chosenId;
    if (!isSame) placeAll(next.points);
    shown = points;
    choose(next.chosenId);
    const chosen = next.points.find(({ id }) => id === chosenId);
    if (isSame && isChosenElsewhere && chosen) goTo(chosen);
  }

  window.failMap = fail;
  window.startMap = () => {
    const { ymaps } = window;
    if (!ymaps) return fail();
    const wholeCountry = { center: [58, 60], zoom: 3, controls: ['zoomControl'] };
    map = new ymaps.Map('map', wholeCountry, {
      suppressMapOpenBlock: true,
      yandexMapDisablePoiInteractivity: true,
    });
    // Scrolling over the map scrolls the page, so the map must not zoom.
    map.behaviors.disable('scrollZoom');
    addEventListener('message', ({ source, origin, data }) => {
      if (source === parent && origin === location.origin && data?.map === 'show') show(data);
    });
    say({ map: 'ready' });
  };

  const script = document.createElement('script');
  script.src = scriptUrl;
  script.addEventListener('error', fail);
  document.head.append(script);
})();
