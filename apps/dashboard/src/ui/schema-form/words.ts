/** Words of field names that are written otherwise in a sentence. */
const WORDS: Readonly<Record<string, string>> = {
  api: 'API',
  id: 'id',
  json: 'JSON',
  pii: 'PII',
  sql: 'SQL',
  top_p: 'top p',
  tuq: 'tool use',
  url: 'URL',
};

/** Returns a field's name in words: `retry_cap` → `Retry cap`, `piiCheck` → `PII check`. */
export const labelOf = (name: string): string => {
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_\s]+/)
    .filter((word) => word !== '')
    .map((word) => WORDS[word] ?? word);
  const text = words.join(' ');
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
