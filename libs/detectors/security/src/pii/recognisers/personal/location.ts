import { recogniser } from '../../recogniser';

/** A pair of degrees where somebody is; bare coordinates of places stay. Source: ISO 6709. */
export const location = recogniser({
  kind: 'coordinates', title: 'where a person is', group: 'personal identifiers', digits: 6,
  pattern: /[-+]?\d{1,2}\.\d{3,8}°? ?[NS]?,? ?[-+]?\d{1,3}\.\d{3,8}°? ?[EWO]?|\d{1,2}° ?\d{1,2}['′] ?(?:\d{1,2}(?:\.\d+)?["″] ?)?[NS],? ?\d{1,3}° ?\d{1,2}['′] ?(?:\d{1,2}(?:\.\d+)?["″] ?)?[EWO]/,
  accepts: (_code, { excerpt }) => Math.abs(Number.parseFloat(excerpt)) <= 90,
  announced: 0.78, reach: 44,
  cues: [
    'my location', 'current location', 'my coordinates', 'home coordinates', 'i am at', 'i\'m at', 'i live at', 'lives at', 'live at',
    'last seen at', 'her location', 'his location', 'their location', 'user location', 'gps location', 'home is at', 'my position', 'mein standort',
    'meine position', 'ma position', 'ma localisation', 'mi ubicación', 'la mia posizione', 'minha localização', 'mijn locatie', 'moja lokalizacja',
    'моё местоположение', 'мои координаты', '我的位置', '現在地', '내 위치',
  ],
});
