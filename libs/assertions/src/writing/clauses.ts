/** Why a rule exists, or for whom: adds nothing to what it asks for. */
const REASON =
  /(?:,| ?[-–—;:(]| ) ?(?:so that|so (?:they|we|it|customers|users|people|everyone|readers|nobody|no one)\b|because|since|in order to|otherwise|as (?:we|our|it|they|this|that|customers|users|people|many|most|some)\b)[^"“”]{2,140}$/i;
const PURPOSE = /^(?:to|in order to|for (?:the sake of )?)(?: [a-z-]{2,12}){1,6}, /i;
const POLITE = /(?:^|,? )(?:please|kindly|thank you|thanks)(?=$|[ ,;:.–—-])/gi;
const LABEL =
  /^(?:style|tone|formats?|formatting|layout|length|language|spelling|wording|punctuation|typography|notes?|important|rules?|reminder|house style|style guide|brand voice)(?: rule| note)?(?::| [-–—]) /i;
/** Restates a limit, or allows what the rule does not concern. */
const ECHO =
  /,? ?\([^()]{2,80}(?:is|are) (?:fine|ok(?:ay)?|allowed|permitted|no problem|welcome)\)|(?:,| ?[-–—]| and) ?(?:(?:no|not|nothing|never) (?:more|longer|less|fewer)(?: than that)?|no exceptions?|full stop|period|ever|not one more)$|,? (?:whatever|no matter (?:what|which|how|who)|regardless of|even if|even when|whichever|independent of)\b[^"“”;:]{3,80}$/i;
/** Begins a remark on a rule rather than another rule. */
const REMARK =
  /^(?:(?:get|come|go|cut) (?:straight |right )?to the (?:point|chase)|it|we|our|they|this|that|these|those|customers|users|people|readers|clients|patients|students|guests|parents|the (?:app|channel|system|screen|widget|display|printer|reader|rest|customer|phone|sms)|many|most|some|nobody|old|screen|remember|anything else)\b/i;

/** Examples of a form, which add nothing to it. */
const EXAMPLES =
  /,? ?\(?(?:like|such as|e\.g\.,?|for example,?|for instance,?|as in|i\.e\.,?) [^"“”;:]{1,60}?(?=$|[;:)]| (?:may|must|should|can|is|are|has|have)\b)\)?/gi;
const EXAMPLE =
  /^["“]?\d[^"“”]{0,30}["”]?,? (?:and |but )?(?:not|never|rather than|instead of) ["“]?\d/i;
const CODES = /\[[^[\]]{0,40}\]|\{\{?[^{}]{0,40}\}?\}|<[^<>]{0,40}>/g;
/** A kind of text before its noun: "every handbook answer". */
const KIND =
  /^((?:every|each|all|any|our|the|your|an?) )[a-z-]{3,14} (?=(?:answers?|repl(?:y|ies)|e-?mails?|messages?|notifications?|summar(?:y|ies)|posts?|texts?|letters?)\b)/i;
/** "Address the reader directly as …". */
const ADDRESSING = /^address (?:(?:the|our|your) )?\p{L}{4,12}(?: directly)? (?=as|with|by)/iu;
/** Places in sentences where a sign usually stands. */
const WITHIN = / (?:in the middle of|inside|within|between|in) (?:a |the |your )?sentences?\b/gi;

const BREAKS =
  /\s?[;:]\s|\s[-–—]\s|[.!?]\s(?=\p{Lu})|, (?=(?:and |but )?(?:no|not|never|nothing|without|don't|only|it's|it is|that's|we|our|they)\b)/u;

export const isRemark = (clause: string): boolean => REMARK.test(clause);

/** Splits a rule into its clauses, without reasons and courtesies. */
export const clausesOf = (rule: string): string[] => {
  let text = rule
    .replaceAll(/[’‘](?=\p{L})/gu, "'")
    .replaceAll(/[‘’]/g, "'")
    .replace(/[.!\s]{1,10}$/, '')
    .replace(LABEL, '')
    .replace(PURPOSE, '')
    .replace(ADDRESSING, 'write to them ')
    .replaceAll(CODES, ' ')
    .replaceAll(EXAMPLES, '')
    .replaceAll(POLITE, '')
    .replaceAll(WITHIN, '')
    .replace(REASON, '');
  for (let round = 0; round < 2; round++) text = text.replace(ECHO, '').trim();
  return text
    .split(BREAKS)
    .map((clause) =>
      clause
        .replace(/^(?:,|and|but|so)\s/i, '')
        .replace(KIND, '$1')
        .trim(),
    )
    .filter((clause) => clause !== '' && !EXAMPLE.test(clause));
};
