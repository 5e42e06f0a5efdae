/** Texts that are legal in JSON and break careless code. */
export const HOSTILE_FIELD_TEXTS = [
  'before \udc00 after', 'jane\ud800@example.com', 'jane@\udfff.example.com', 'https://\ud800.example.com/\udc00', 'https://example.com/a\0b', '\0', '__proto__', '{{__proto__}} {toString}\u202e\ufeff',
];

/** Values other than text, some of which cannot be converted to text. */
export const HOSTILE_FIELD_OBJECTS: unknown[] = [
  { valueOf: null, toString: null }, { toString: 'x', valueOf: 'y', toJSON: 'z' }, { constructor: null, hasOwnProperty: null, length: -1 }, JSON.parse('{"__proto__":{"toString":null}}'),
  { 'a\ud800': '\udc00' }, { 'a\0b': '\0' }, { x: { valueOf: null, toString: null } }, [{ valueOf: null, toString: null }], [null], ['\ud800', 'a\0b'], -1e308,
];

/** Hostile texts in an address. */
export const HOSTILE_PARAMETERS = ['a%00b', '%ED%A0%80', '%FF', '%', '__proto__', 'constructor', '%7B%22toString%22:null%7D', '-1', '%2F', 'x'.repeat(3_000)];
