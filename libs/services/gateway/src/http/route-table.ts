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

const isParameter = (part: string): boolean => part.startsWith(':');

const matches = (pattern: string[], segments: string[]): boolean => {
  const wildcard = pattern.indexOf('*');
  if (wildcard < 0 && pattern.length !== segments.length) return false;
  const fixed = wildcard < 0 ? pattern : pattern.slice(0, wildcard);
  return fixed.every((part, index) => segments[index] !== undefined && (isParameter(part) || part === segments[index]));
};

/** Which methods an address takes. Not asked on the way of ordinary requests, so a plain search will do. */
export class RouteTable {
  private readonly routes: { pattern: string[]; methods: string[] }[] = [];

  add(url: string, methods: string | string[]): void {
    this.routes.push({ pattern: segmentsOf(url), methods: [methods].flat() });
  }

  /** Sorted; empty for an address that nothing answers. Where a route spells the address out, those with a parameter do not count. */
  methodsAt(url: string): string[] {
    const segments = segmentsOf(url);
    const found = this.routes.filter(({ pattern }) => matches(pattern, segments));
    const literal = found.filter(({ pattern }) => !pattern.some(isParameter));
    return [...new Set((literal.length > 0 ? literal : found).flatMap(({ methods }) => methods))].sort();
  }

  /** Whether a route with a parameter took an address that another route spells out, for other methods. */
  isMistaken(route: string, url: string, method: string): boolean {
    if (!route.includes('/:')) return false;
    const methods = this.methodsAt(url);
    return methods.length > 0 && !methods.includes(method);
  }
}
