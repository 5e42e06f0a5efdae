/** Words with which a sentence denies, quotes as wrong, or supposes a statement. */
const NOT_STATED =
  /\b(?:wrong|incorrect|false|untrue|mistaken(?:ly)?|mistakes?|errors?|myths?|misconceptions?|invalid|malformed|impossible|does not exist|doesn['’]t exist|not (?:a )?(?:true|correct|right|valid|real|possible|equal)|isn['’]t (?:a )?(?:true|correct|right|valid|real|equal)|instead of|rather than|claim(?:s|ed)? that|you (?:said|wrote|stated)|suppose|imagine|assum(?:e|ing)|if .{1,40} were|falsch|fehler|ungültig|existiert nicht|gibt es nicht|faux|erreur|n['’]existe pas|incorrecto)\b/iu;
/** Number systems and clocks in which the usual arithmetic does not hold. */
const OTHER_SYSTEM =
  /\b(?:binary|base[- ]\d{1,2}|hex(?:adecimal)?|octal|modulo|boolean|clock arithmetic)\b/i;
const QUESTION = /[?？]["'”)]?$/;

/** Returns true if a sentence states something as a fact: no question, denial or supposition. */
export const isStated = (sentence: string): boolean =>
  !QUESTION.test(sentence) && !NOT_STATED.test(sentence);

/** Returns true if a sentence speaks of another number system than decimal numbers. */
export const inOtherSystem = (sentence: string): boolean => OTHER_SYSTEM.test(sentence);

const WANTS_WRONG =
  /\b(?:an?|some|one|two|three|four|five|several|examples? of|\d) (?:\w{1,15} )?(?:wrong|incorrect|invalid|malformed|false|fake|made-up|fictional|erroneous|nonsensical|impossible|broken)\b/i;

/** Returns true if a request asks for wrong or invented statements. */
export const wantsWrong = (request: string): boolean => WANTS_WRONG.test(request.slice(0, 2000));
