import type { Recogniser } from '../recogniser';

const LINK =
  /^["'”)\]]{0,2}(?:[ \t]*(?:(?:(?:for|to|on|of|at|in)(?: [\p{L}'’-]{1,16}){1,5}(?= (?:is|was) )|is|was|to|are|ist|lautet|war|est|es|era|è|é|är|er|jest|это|是|は|for \w+ is|now|set to|set as|changed to|reset to|of|the|new|will be)(?![\p{L}\p{N}])|:|=>?|->|–|-|：)){0,3}[ \t]*["'“”`„«]?/iu;
const SECRET = /[^\s"'“”`,;«»<>()[\]{}]{6,64}/uy;
const TRAILING = /[.!?:]+$/;
const IN_CODE_WORDS = [
  String.raw`\$|process|config|env|this|self|settings|options|opts|params|req|request|res|response|os`,
  'secrets|vault|data|user|account|ctx|context|state|props|auth|client',
].join('|');
/** Objects of source code before a property: `config.auth2`. */
const IN_CODE = new RegExp(String.raw`^(?:${IN_CODE_WORDS})\.`);

const WORDS_WORDS = [
  'at|be|case|for|in|least|length|max|min|must|not|of|one|only|or|per|set|should|the|to|up',
  'your',
].join('|');
/**
 * At least three words joined by signs, without words of password rules, or several capitalised
 * words run together.
 */
const WORDS = new RegExp(
  [
    String.raw`^(?!(?:.*[-_.])?(?:${WORDS_WORDS})(?:[-_.]|$))\p{L}{2,}(?:[-_.]\p{L}{2,}){2,}$`,
    String.raw`^(?:\p{Lu}\p{Ll}{2,}){2,}$`,
  ].join('|'),
  'u',
);

const PLACEHOLDER_WORDS =
  'your|my|insert|enter|example|sample|dummy|fake|replace|change|placeholder|todo|x{3,}';
/** Placeholders of examples: `YOUR_API_KEY`, `changeme`. */
const PLACEHOLDER = new RegExp(
  String.raw`^(?:${PLACEHOLDER_WORDS})(?:[-_ ]?(?:me|your|with|here|secret|password|pass|api|key|token|own|value))*$`,
  'iu',
);

/** Names of constants and settings: `OPENAI_API_KEY`. */
const CONSTANT = /^\p{Lu}+(?:_\p{Lu}+)+$/u;

/**
 * Forms that words of a sentence do not have: with a sign, or with lower case, upper case and
 * digits.
 */
const COMPLEX = /[!@#$%^&*_]|^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d).{8,}$/u;

/**
 * Returns true for letters with digits or signs. `linked` is true if a word or sign links them to
 * the context word.
 */
const isSecret = (excerpt: string, linked: boolean): boolean => {
  const mixed = /\p{L}/u.test(excerpt) && /\d/.test(excerpt);
  const signs =
    /\p{L}/u.test(excerpt) &&
    (/[!@#$%^&*+=~?|\\]/.test(excerpt.slice(0, -1)) || WORDS.test(excerpt));
  return (
    !PLACEHOLDER.test(excerpt) &&
    !CONSTANT.test(excerpt) &&
    !/^https?:|^\d+(?:-\w+){1,2}$|^[\w.+-]+@[\w-]+\.\w+$/.test(excerpt) &&
    (mixed ? linked || COMPLEX.test(excerpt) : signs && linked)
  );
};

/** Closing marks by opening mark. */
const CLOSING: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '“': '”',
  '„': '“',
  '`': '`',
  '«': '»',
};
const LONGEST = 64;
const OF_RULES_WORDS = [
  'at|be|can|case|characters?|digits?|for|has|have|in|incorrect|invalid|is|least|length',
  'letters?|max|min|must|not|numbers?|of|one|only|or|password|per|required|reset|set|should',
  'the|to|up|was|will|wrong|your',
].join('|');
/** Words of password rules and of messages about passwords. */
const OF_RULES = new RegExp(String.raw`(?<!\p{L})(?:${OF_RULES_WORDS})(?!\p{L})`, 'iu');

/** Returns a pass phrase in quotation marks at `start`, or the empty string. */
const phraseAt = (text: string, start: number): string => {
  const closing = CLOSING[text.charAt(start - 1)];
  const phrase =
    closing === undefined
      ? ''
      : (text.slice(start, start + LONGEST + 1).split(closing, 2)[0] ?? '');
  return phrase.length >= 6 &&
    phrase.length <= LONGEST &&
    / /.test(phrase) &&
    !/\n/.test(phrase) &&
    !OF_RULES.test(phrase) &&
    isSecret(phrase, true)
    ? phrase
    : '';
};

/**
 * Token or quoted phrase after words for a password, unless it is a plain word. Source: own list of
 * words.
 */
export const password: Recogniser = {
  kind: 'password',
  title: 'password',
  group: 'personal identifiers',
  requiresContext: true,
  contextWords: [
    'password',
    'passwords',
    'passwd',
    'pwd',
    'passcode',
    'passphrase',
    'pass',
    'pw',
    'temporary password',
    'wifi password',
    'wi fi password',
    'credentials',
    'wpa key',
    'passwort',
    'kennwort',
    'mot de passe',
    'mdp',
    'contraseña',
    'clave',
    'senha',
    'palavra passe',
    'wachtwoord',
    'hasło',
    'haslo',
    'lösenord',
    'passord',
    'adgangskode',
    'salasana',
    'heslo',
    'jelszó',
    'parola',
    'κωδικός',
    'şifre',
    'parolă',
    'пароль',
    'пароля',
    '密码',
    '密碼',
    'パスワード',
    '비밀번호',
    'كلمة المرور',
    'पासवर्ड',
    'סיסמה',
    'mật khẩu',
    'kata sandi',
    'รหัสผ่าน',
    'api key',
    'apikey',
    'api token',
    'access token',
    'auth token',
    'secret key',
    'access key',
    'secret',
    'secret access key',
    'client secret',
    'bearer',
    'private key',
    'recovery code',
    'backup code',
    'license key',
    'encryption key',
    'wifi key',
    'network key',
    'pass phrase',
    'pass code',
    'token',
    'refresh token',
    'session token',
    'bot token',
  ],
  *find({ text }, contextWords) {
    for (const { end, until } of contextWords) {
      if (until !== undefined) {
        const cell = text.slice(end, Math.min(until, end + 64));
        if (/^\S{6,64}$/.test(cell) && isSecret(cell, true))
          yield { start: end, end: end + cell.length, certainty: 0.85, corroborated: true };
        continue;
      }
      const link = LINK.exec(text.slice(end, end + 90))?.[0] ?? '';
      const phrase = phraseAt(text, end + link.length);
      if (phrase !== '') {
        yield {
          start: end + link.length,
          end: end + link.length + phrase.length,
          certainty: 0.85,
          corroborated: true,
        };
        continue;
      }
      SECRET.lastIndex = end + link.length;
      const excerpt = SECRET.exec(text)?.[0].replace(TRAILING, '');
      if (
        !excerpt ||
        link === '' ||
        excerpt.length < 6 ||
        text.charAt(SECRET.lastIndex) === '(' ||
        IN_CODE.test(excerpt) ||
        !isSecret(excerpt, /[:=：]|is|to|was|ist|est|es|era|è|é|lautet|это|是|は/.test(link))
      )
        continue;
      yield {
        start: end + link.length,
        end: end + link.length + excerpt.length,
        certainty: 0.85,
        corroborated: true,
      };
    }
  },
};
