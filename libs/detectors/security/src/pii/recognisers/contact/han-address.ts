import { recogniser } from '../../recogniser';

/** Places from large to small, then road, number, house: Chinese, Japanese, Korean. Source: UPU S42. */
export const hanAddress = recogniser({
  kind: 'street_address', title: 'street address', group: 'contact information', digits: 1,
  pattern: /[\p{Script=Han}]{2,20}(?:路|街|道|巷|弄|大道|胡同)\d{1,5}(?:弄\d{1,4})?(?:号|號)(?:[\p{Script=Han}\d]{0,8}(?:室|楼|樓))?|[\p{Script=Han}]{1,4}(?:都|道|府|県)[\p{Script=Han}ぁ-んァ-ヶ]{1,16}(?:\d{1,3}丁目)?\d{1,4}(?:[-−番]\d{1,4}){1,2}号?|\p{Script=Hangul}{1,8}(?:로|길) ?\d{1,4}(?:-\d{1,3})?(?:번지)?/u,
  accepts: (_code, { announced, excerpt }) => announced || !/^\p{Script=Hangul}{1,2} ?\d/u.test(excerpt),
  announced: 0.85, signs: 'A', unannounced: 0.78,
  cues: ['地址', '住址', '住在', '家庭住址', '住所', '주소'],
});
