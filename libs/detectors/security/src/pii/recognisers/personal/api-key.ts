import { characterClass } from '@touchstone/text';
import type { FullTextRecogniser } from '../recogniser';

/**
 * Key formats that issuers publish for the detection of leaks. Source: GitHub secret scanning
 * patterns, and the issuers' own pages.
 */
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
  ['GOCSPX-', /GOCSPX-[\w-]{28}/],
  ['xapp-', /xapp-\d-[A-Z0-9]{8,14}-\d{10,14}-[0-9a-f]{64}/],
  [':AA', /\d{8,10}:AA[\w-]{33}/],
  ['sq0', /sq0[a-z]{3}-[\w-]{22,43}/],
  ['dapi', /dapi[0-9a-f]{32}/],
  ['ATATT3', /ATATT3[\w-]{100,220}(?:=[0-9A-F]{8})?/],
  ['glsa_', /glsa_[A-Za-z0-9]{32}_[0-9a-f]{8}/],
  ['lin_api_', /lin_api_[A-Za-z0-9]{40}/],
  ['ntn_', /ntn_[A-Za-z0-9]{40,50}/],
  ['secret_', /secret_[A-Za-z0-9]{43}/],
  ['figd_', /figd_[\w-]{40}/],
  ['PMAK-', /PMAK-[0-9a-f]{24}-[0-9a-f]{34}/],
  ['hvs.', /hvs\.[\w-]{24,120}/],
  ['dp.', /dp\.(?:pt|st|ct|sa)\.(?:[\w-]{2,35}\.)?[A-Za-z0-9]{40,44}/],
  ['NRAK-', /NRAK-[A-Z0-9]{27}/],
  ['sntry', /sntry[su]_[A-Za-z0-9+/=_]{40,200}/],
  ['_v1_', /do[or]_v1_[0-9a-f]{64}/],
  ['HRKU-', /HRKU-[\w-]{36,70}/],
  ['r8_', /r8_[A-Za-z0-9]{37}/],
  ['pplx-', /pplx-[A-Za-z0-9]{48,56}/],
  ['gsk_', /gsk_[A-Za-z0-9]{48,56}/],
  ['xai-', /xai-[A-Za-z0-9]{70,90}/],
  ['pscale_', /pscale_(?:tkn|pw|oauth)_[\w=.-]{32,64}/],
  ['sbp_', /sbp_[0-9a-f]{40}/],
  ['nfp_', /nfp_[A-Za-z0-9]{36}/],
  ['AGE-SECRET-KEY-1', /AGE-SECRET-KEY-1[QPZRY9X8GF2TVDW0S3JN54KHCE6MUA7L]{58}/],
  ['-us', /[0-9a-f]{32}-us\d{1,2}/],
  ['SK', /SK[0-9a-f]{32}/],
  ['earer ', /(?<=\b[Bb]earer )(?=[A-Za-z._~+/-]*\d)[A-Za-z0-9._~+/-]{20,400}={0,2}/],
  ['Basic ', /(?<=[Aa]uthorization: Basic )[A-Za-z0-9+/]{16,400}={0,2}/],
  ['eyJ', /eyJ[\w-]{8,2000}\.eyJ[\w-]{8,12000}(?:\.[\w-]{0,1000})?/],
];
const EDGED = FORMS.map(([sign, { source }]) => ({
  sign,
  form: new RegExp(`(?<![\\w-])${source}(?![\\w-])`, 'g'),
}));
/** Minimum run of key characters: every format has one, and prose only in URLs. */
const LONG = 16;
const isOfKeys = characterClass(/[\w.~+/=-]/);

/**
 * Returns true if the text has `LONG` key characters in a row. Inspects every sixteenth character,
 * and those before it only where it may end such a run.
 */
const isLong = (text: string): boolean => {
  for (let last = LONG - 1; last < text.length;) {
    let start = last;
    while (start > last - LONG && isOfKeys(text.charCodeAt(start))) start--;
    if (start === last - LONG) return true;
    last = start + LONG;
  }
  return false;
};
/** Example keys of documentation, which belong to no account. */
const PLACEHOLDER = /x{8}|\.{3}|(.)\1{9}/i;

export const apiKey: FullTextRecogniser = {
  kind: 'api_key',
  title: 'secret key',
  group: 'personal identifiers',
  *find({ text }) {
    for (const { sign, form } of isLong(text) ? EDGED : []) {
      if (!text.includes(sign)) continue;
      for (const { 0: excerpt, index } of text.matchAll(form)) {
        if (!PLACEHOLDER.test(excerpt))
          yield { start: index, end: index + excerpt.length, certainty: 0.93, corroborated: true };
      }
    }
  },
};
