import { findingText, type NoticeSummary, omittedText } from '../text/notice-summary';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '`': '&#96;',
};

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'`]/g, (mark) => ENTITIES[mark] ?? mark);

const element = (name: string, ...children: string[]): string =>
  `<${name}>${children.join('')}</${name}>`;
const text = (name: string, content: string): string =>
  content === '' ? '' : element(name, escapeHtml(content));
const list = (items: readonly string[]): string =>
  items.length === 0 ? '' : element('ul', ...items);

/** Renders HTML without attributes, links, images or styles: nothing to fetch or to click. */
export const summaryHtml = (summary: NoticeSummary): string => {
  const rows = summary.facts.map(([name, value]) =>
    element('tr', text('th', name), text('td', value)),
  );
  const findings = summary.findings.map((finding) =>
    element('li', escapeHtml(findingText(finding)), text('blockquote', finding.quote)),
  );
  const omitted = summary.omitted === 0 ? [] : [text('li', omittedText(summary))];
  const body = element(
    'body',
    text('h2', summary.title),
    text('p', summary.message),
    element('table', ...rows),
    list([...findings, ...omitted]),
  );
  return `<!doctype html>${element('html', element('head', text('title', summary.title)), body)}`;
};
