import type { Recogniser } from '../../recogniser';

/** Forms that issuers publish so that leaked keys can be found. Source: GitHub secret scanning patterns, and the issuers' own pages. */
const FORMS: readonly [sign: string, form: RegExp][] = [
  ['sk-', /sk-(?:proj-|ant-|or-v1-|svcacct-)?[A-Za-z0-9_-]{20,200}/],
  ['gh', /gh[pousr]_[A-Za-z0-9]{36,80}/],
  ['github_pat_', /github_pat_[A-Za-z0-9_]{22,90}/],
  ['AKIA', /AKIA[0-9A-Z]{16}/],
  ['ASIA', /ASIA[0-9A-Z]{16}/],
  ['xox', /xox[abeoprs]-[A-Za-z0-9-]{10,200}/],
  ['hooks.slack.com', /hooks\.slack\.com\/services\/T\w{6,14}\/B\w{6,14}\/\w{16,32}/],
  ['AIza', /AIza[\w-]{35}/],
  ['ya29.', /ya29\.[\w-]{20,200}/],
  ['glpat-', /glpat-[\w-]{20}/],
  ['k_live_', /[srp]k_live_[A-Za-z0-9]{16,120}/],
  ['k_test_', /[srp]k_test_[A-Za-z0-9]{16,120}/],
  ['whsec_', /whsec_[A-Za-z0-9+/=]{24,80}/],
  ['SG.', /SG\.[\w-]{16,32}\.[\w-]{16,64}/],
  ['npm_', /npm_[A-Za-z0-9]{36}/],
  ['pypi-', /pypi-[\w-]{50,200}/],
  ['hf_', /hf_[A-Za-z]{34}/],
  ['dop_v1_', /dop_v1_[0-9a-f]{64}/],
  ['shp', /shp(?:at|ca|pa|ss)_[0-9a-fA-F]{32}/],
  ['key-', /key-[0-9a-f]{32}/],
  ['AccountKey=', /AccountKey=[A-Za-z0-9+/]{40,100}={0,2}/],
  ['eyJ', /eyJ[\w-]{8,2000}\.eyJ[\w-]{8,3000}(?:\.[\w-]{0,1000})?/],
];
const PATTERN = new RegExp(`(?<![\\w-])(?:${FORMS.map(([, { source }]) => source).join('|')})(?![\\w-])`, 'g');
/** Everybody's example, of nobody's account. */
const PLACEHOLDER = /x{8}|\.{3}|(.)\1{9}/i;

export const apiKey: Recogniser = {
  kind: 'api_key', title: 'secret key', group: 'personal identifiers',
  *find({ text }) {
    if (!FORMS.some(([sign]) => text.includes(sign))) return;
    for (const { 0: excerpt, index } of text.matchAll(PATTERN)) {
      if (!PLACEHOLDER.test(excerpt)) yield { start: index, end: index + excerpt.length, certainty: 0.93, vouched: true };
    }
  },
};
