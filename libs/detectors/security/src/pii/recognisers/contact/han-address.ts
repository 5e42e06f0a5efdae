import { patternRecogniser } from '../pattern/pattern-recogniser';

/**
 * Addresses in Chinese, Japanese and Korean: places from large to small, then road, number and
 * house. Source: UPU S42.
 */
export const hanAddress = patternRecogniser({
  kind: 'street_address',
  title: 'street address',
  group: 'contact information',
  minDigits: 1,
  pattern:
    /[\p{Script=Han}]{2,20}(?:路|街|道|巷|弄|大道|胡同|段|村|里)\d{1,5}(?:巷\d{1,4})?(?:弄\d{1,4})?(?:号|號)(?:[\p{Script=Han}\d]{0,16}(?:室|楼|樓|栋|幢|座|单元|單元)|之\d{1,2})?|[\p{Script=Han}]{4,24}(?:小区|花园|公寓|苑|园|区|新村|家园|广场|大厦|城)\d{1,4}(?:号楼|栋|幢|座)(?:[\p{Script=Han}\d]{0,12}(?:室|号|楼))?|(?:〒?\d{3}-\d{4} ?)?[\p{Script=Han}]{1,4}(?:都|道|府|県)[\p{Script=Han}ぁ-んァ-ヶ]{1,16}(?:\d{1,3}丁目)?\d{1,4}(?:[-−番]\d{1,4}){1,2}[号號]?(?: ?[\p{Script=Han}ァ-ヶー]{2,16} ?\d{1,4}(?:号室)?)?|(?:\p{Script=Hangul}{2,7} ){0,3}\p{Script=Hangul}{1,8}(?:로|길) ?\d{1,4}(?:-\d{1,3})?(?:번지)?(?:,? ?\d{1,4}동)?(?: ?\d{1,4}호)?|\p{Script=Hangul}{1,6}(?:시|도) (?:\p{Script=Hangul}{1,4}[시군구] ){1,2}\p{Script=Hangul}{1,5}[동리] \d{1,4}(?:-\d{1,4})?(?:번지)?(?: \d{1,4}동)?(?: \d{1,4}호)?/u,
  accepts: (_code, { inContext, excerpt, textAfter }) =>
    inContext ||
    (!/^\p{Script=Hangul}{1,2} ?\d/u.test(excerpt) &&
      !/^\S+[로길] ?(?:19|20)\d\d$/.test(excerpt) &&
      !/^ ?(?:명|개|번|회|건|시|분|원|일|월|년|대|배|층|위|퍼센트|%)/.test(textAfter)),
  certaintyInContext: 0.85,
  requiredCharacters: '漢',
  certaintyAlone: 0.78,
  contextWords: ['地址', '住址', '住在', '家庭住址', '住所', '주소'],
});
