import { findingText, type Report, unnamedText } from '../words/report';

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

/** The report as a page without attributes, links, images or styles: nothing in it is fetched, and nothing of it can be clicked. */
export const reportHtml = (report: Report): string => {
  const rows = report.facts.map(([name, value]) =>
    element('tr', text('th', name), text('td', value)),
  );
  const findings = report.findings.map((finding) =>
    element('li', escapeHtml(findingText(finding)), text('blockquote', finding.quote)),
  );
  const unnamed = report.unnamed === 0 ? [] : [text('li', unnamedText(report))];
  const body = element(
    'body',
    text('h2', report.title),
    text('p', report.message),
    element('table', ...rows),
    list([...findings, ...unnamed]),
  );
  return `<!doctype html>${element('html', element('head', text('title', report.title)), body)}`;
};
