/** `//a//b/?q` and `/a/b` are one address. */
export const segmentsOf = (url: string): string[] => {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  return decoded(path).split('/').filter((segment) => segment !== '');
};

const decoded = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const matches = (pattern: string[], segments: string[]): boolean => {
  const wildcard = pattern.indexOf('*');
  if (wildcard < 0 && pattern.length !== segments.length) return false;
  const fixed = wildcard < 0 ? pattern : pattern.slice(0, wildcard);
  return fixed.every((part, index) => segments[index] !== undefined && (part.startsWith(':') || part === segments[index]));
};

/** Which methods an address takes. Only asked about addresses that were missed, so a plain search will do. */
export class RouteTable {
  private readonly routes: { pattern: string[]; methods: string[] }[] = [];

  add(url: string, methods: string | string[]): void {
    this.routes.push({ pattern: segmentsOf(url), methods: [methods].flat() });
  }

  /** Sorted; empty for an address that nothing answers. */
  methodsAt(url: string): string[] {
    const segments = segmentsOf(url);
    const found = this.routes.filter(({ pattern }) => matches(pattern, segments)).flatMap(({ methods }) => methods);
    return [...new Set(found)].sort();
  }
}
