import { type Adverbial, filtered } from '../adverbial';
import { type Clause, clauseOf, type Polarity } from '../clause';
import { combine, restrict, ruleOf } from '../combine';
import type { Context } from '../context';
import { sentenceRule } from '../sentence';
import type { ToolRule } from '../tool-rule';
import { freeAdverbial, freeNeed } from './needs';
import { parameterIn } from './parameters';
import { callsMeant, freePhrase } from './phrase';
import { plain } from './plain';

type CallClause = Extract<Clause, { does: 'call' }>;

const ONLY =
  /(?<![\w-])(?:only|exclusively|solely|nothing but|restricted to|reserved for|confined to)\b/i;
const NEVER =
  /\b(?:never(?: ever)?|not|no|nothing|none|nobody|cannot|\w{2,7}n['’]t|forbidden|prohibited|banned|disallowed|taboo|out of the question|off[- ]limits|a no-go|no-go|hands off|avoid|refrain from|keep away from|stay away from|leave alone|isn['’]t an option|not an option|out of bounds|off the table|none of your business|no way|unacceptable)\b/gi;
const MAY =
  /\b(?:may|can|could|might|is fine|is ok(?:ay)?|are fine|are ok(?:ay)?|allowed|permitted|feel free)\b/i;
const MODAL =
  /\b(?:must|should|shall|has to|have to|needs? to|ought to|will|would|always|ever|is to|are to|make sure|be sure to|may|can|could|might|allowed to|permitted to|supposed to|it is|there (?:is|are)|do|does|be|been|being)\b/gi;
/** The assistant as the one who acts. */
const ACTOR =
  /(?:^|(?<= ))(?:by )?(?:the |an? |your |our |this )?(?:bot|assistant|agent|chatbot|model|ai|system)(?= |$)|^(?:we|you|it|please|also|and|but|so)(?: |$)/gi;
/** A person decides or acts instead: the assistant must not. */
const TO_PERSON =
  /,? (?:(?:have to|has to|must|should|need to|needs to|are to|is to|always|are|is|be|get|go(?:es)?) ){0,3}(?:left to|passed (?:on )?to|handed (?:over )?to|sent to|forwarded to|referred to|handled by|decided by|done by|made by|approved by|straight to|(?:\p{L}{4,12}ed )by|go(?:ing)? through|reserved for|(?:only )?(?:an? )?matter for|through|to|for|need) (?:an? |the |our |some )?(?:human|person|reception|maintainer|adjuster|admin|administrator|branch|hotline|people|colleague|manager|supervisor|staff|employee|clerk|[\p{L}-]{2,12} (?:desk|team|department|colleague|agent|staff|office))s?(?: (?:colleague|agent|being|only|to (?:decide|handle|approve)))?$/iu;

/** The main clause in words of its own: its polarity from anywhere, its calls from the rest. */
export const freeClause = (written: string, context: Context): Clause | undefined => {
  const text = written.trim().replace(/[,.;:]$/, '');
  const person = TO_PERSON.test(text) ? text.replace(TO_PERSON, '') : undefined;
  if (person !== undefined) {
    const phrase = freePhrase(bare(person), context, true);
    if (phrase && phrase.tests.length > 0) return { does: 'call', polarity: 'never', phrase };
  }
  if (ASKING.test(text)) return { does: 'ask' };
  const negations =
    text
      .match(NEVER)
      ?.filter(
        (word) =>
          !/^no$/i.test(word) ||
          !/^no (?:more|less|later|earlier|longer|fewer)/i.test(text.slice(text.indexOf(word))),
      ) ?? [];
  const polarity = polarityOf(text, negations.length);
  if (!polarity) return undefined;
  if (PRONOUN.test(bare(text))) return undefined;
  const phrase = freePhrase(bare(text), context, polarity === 'never');
  if (!phrase) return undefined;
  return { does: 'call', polarity, phrase };
};

/** "Never one from an earlier order" stands for a thing of the sentence before. */
const PRONOUN = /^(?:ones?|those|that) (?:from|of|with|in|that)\b/i;

const polarityOf = (text: string, negations: number): Polarity | undefined => {
  if (ONLY.test(text)) return negations > 0 ? undefined : 'only';
  if (negations > 1) return undefined;
  if (negations === 1) return 'never';
  return MAY.test(text) ? 'may' : 'must';
};

/** Drops the words of polarity, modality and the actor. */
const bare = (text: string): string =>
  text
    .replaceAll(
      /\b(?:no|not) (?=(?:more|less|fewer|later|earlier|longer|higher|lower|greater|larger) than\b)/gi,
      'no~',
    )
    .replaceAll(new RegExp(ONLY.source, 'gi'), ' ')
    .replaceAll(NEVER, ' ')
    .replaceAll('no~', 'no ')
    .replaceAll(/\b(?:is|are) (?:fine|ok(?:ay)?)\b/gi, ' ')
    .replaceAll(MODAL, ' ')
    .replaceAll(ACTOR, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** "Have the customer confirm …", "get a yes from the traveller" */
const ASKING =
  /^(?:(?:always|first|please|you must|make sure to|the (?:bot|assistant) (?:must|has to)) )*(?:have|let|make) (?:the )?\p{L}{3,12} (?:confirm|approve|okay|ok|agree|sign off)\b.{0,60}$|^(?:(?:always|first|please|you must|make sure to) )*(?:get|obtain|secure|wait for|await|ask for|seek|require|collect) (?:an? |the |their |explicit |clear |\p{L}{3,12}['’]s ){0,4}(?:yes|okay|ok|approval|confirmation|consent|go-?ahead|green light|permission|sign-?off|agreement)\b.{0,40}$|^(?:the )?\p{L}{3,12} (?:must|has to|have to|needs to|should) (?:first |explicitly |clearly )?(?:confirm|approve|agree|okay|consent|sign off|say yes)\b.{0,40}$/iu;

const CONNECTOR =
  /,? (?=(?:only (?:if|when|once|after|with|where|in case|on)|as long as|provided(?: that)?|on condition that|unless|except (?:if|when|after)|until|till|without|with no|before|prior to|ahead of|after|following|once|as soon as|if|when(?:ever)?|in case|every time|each time|on|upon|with|by) )/gi;
const LEADING =
  /^(?:only (?:if|when|once|after)|unless|until|without|before|prior to|after|following|once|as soon as|if|when(?:ever)?|in case(?: of)?|every time|each time)\b/i;
const MOST_PLACES = 10;

/** Reads a sentence in words of its own. */
export const freeSentence = (sentence: string, context: Context): ToolRule | undefined =>
  context.once('free-sentence', sentence, () => {
    const text = plain(sentence);
    return (
      readSentence(text, context) ?? (text === sentence ? undefined : sentenceRule(text, context))
    );
  });

const readSentence = (text: string, context: Context): ToolRule | undefined => {
  // "Can be cancelled until …" ends a permission, "not until …" a prohibition.
  if (isSpeech(text) || (/\b(?:until|till) (?!\d)/i.test(text) && !hasNegation(text)))
    return undefined;
  const led = LEADING.test(text)
    ? (ledRule(text, context) ?? topicalRule(text, context))
    : undefined;
  if (led) return led;
  return (
    ordered(text, context) ??
    confirmed(text, context) ??
    needed(text, context) ??
    trailedRule(text, context) ??
    simple(text, context) ??
    coordinated(text, context)
  );
};

const hasNegation = (text: string): boolean =>
  (text.match(NEVER) ?? []).length > 0 || ONLY.test(text);

/** "Photos first, then the claim." */
const FIRST_THEN =
  /^(?<first>.{3,50}?) first,? (?:and )?(?:only )?(?:then|afterwards) (?<then>.{3,50})$/i;
const ordered = (text: string, context: Context): ToolRule | undefined => {
  const { first = '', then = '' } = FIRST_THEN.exec(text)?.groups ?? {};
  const [earlier, later] = [first, then].map((one) =>
    one === '' ? undefined : callsMeant(one, context),
  );
  return (
    earlier?.tools &&
    later?.tools && { rule: 'before', calls: later, needs: { need: 'call', calls: earlier } }
  );
};

/** Verbs of what a reply says; no tool does that. */
const SPEECH =
  /^(?:(?:please|always|never|do not|don['’]t|you must|the (?:bot|assistant)|must|should|may|not|only|you|we|ever|cannot|can['’]t) )*(?:say|tell|mention|promise|claim|state|answer|reply|respond|explain|apologi[sz]e|thank|greet|talk|discuss|speak|reveal|disclose|recommend|advise|suggest|offer|sound|admit|describe|assume|guess|invent|pretend|hide|inform|quote|be|address|sign)(?:s|ing)?\b/i;
const isSpeech = (text: string): boolean => SPEECH.test(text);

/** Things that two calls share. */
const SAME = /\b(?:same|identical|both|together)\b/i;

const simple = (text: string, context: Context): ToolRule | undefined => {
  const clause = freeClause(text, context);
  if (clause?.does !== 'call') return undefined;
  const { polarity, phrase } = clause;
  const { tools = [] } = phrase.calls;
  if (polarity === 'never' && SAME.test(text) && phrase.tests.length === 0) {
    if (tools.length > 1 && / and /.test(text) && !phrase.bounds && phrase.per === undefined)
      return tools.length > 2
        ? undefined
        : { rule: 'exclusive', calls: tools.map((tool) => ({ tools: [tool] })) };
    if (phrase.bounds) return { rule: 'no-repeats', calls: phrase.calls, sameArguments: true };
  }
  // "Never A and B" may forbid each or only both.
  if (polarity === 'never' && tools.length > 1 && / and /.test(text)) return undefined;
  // An order without any limit or time is a matter of taste.
  if (polarity === 'must' && phrase.tests.length === 0 && !phrase.bounds) return undefined;
  return ruleOf(limitedOf(clause));
};

/** "Two searches per question": a bare figure is a limit. */
const limitedOf = (clause: CallClause): CallClause => {
  const { phrase, polarity } = clause;
  const { min, max } = phrase.bounds ?? {};
  return polarity === 'must' && min !== undefined && min === max
    ? { ...clause, polarity: 'may', phrase: { ...phrase, bounds: { max: min } } }
    : clause;
};

/** "Any change has to be confirmed by the user." */
const CONFIRMED =
  /^(?<np>.{2,100}?) (?:must|has to|have to|should|needs? to|is to|are to)(?: always| first| explicitly)* be (?:explicitly |first )*(?:confirmed|approved|okayed|ok['’]?d|agreed(?: to| on| upon)?|signed off|cleared|authori[sz]ed|green-?lit)(?: explicitly| in advance| beforehand| first| by the \p{L}{3,12}| with the \p{L}{3,12}| before .{3,40})*$/iu;
const confirmed = (text: string, context: Context): ToolRule | undefined => {
  const np = CONFIRMED.exec(text)?.groups?.['np'];
  const phrase = np === undefined ? undefined : freePhrase(bare(np), context, false);
  return phrase && !phrase.bounds
    ? { rule: 'before', calls: filtered(phrase), needs: { need: 'confirmation' } }
    : undefined;
};

/** "The bot may lock doors but never unlock them." */
const coordinated = (text: string, context: Context): ToolRule | undefined => {
  const parts = text.split(/,? but |; |, and (?=never|only|always|no )/i);
  if (parts.length < 2 || parts.length > 3) return undefined;
  const rules: ToolRule[] = [];
  for (const part of parts) {
    const clause = freeClause(part, context);
    const isPermission =
      clause?.does === 'call' &&
      clause.polarity === 'may' &&
      clause.phrase.tests.length === 0 &&
      !clause.phrase.bounds;
    if (isPermission) continue;
    const rule = sentenceRule(part, context) ?? readSentence(part, context);
    if (!rule) return undefined;
    rules.push(rule);
  }
  return rules.length > 0 ? allOf(rules) : undefined;
};

/** "Deleting events needs a confirmation." */
const NEEDS =
  /^(?<np>.{2,100}?) (?:(?:always|first|also|must|has to|have to) )*(?:needs?|requires?|calls? for|is subject to|are subject to|depends? on|presupposes?|comes? after|has to be preceded by|must be preceded by|follows?)(?: that)? (?<need>.{2,120})$/i;
const needed = (text: string, context: Context): ToolRule | undefined => {
  const { np = '', need = '' } = NEEDS.exec(text)?.groups ?? {};
  const phrase = np === '' ? undefined : freePhrase(bare(np), context, false);
  if (!phrase || phrase.bounds) return undefined;
  const calls = filtered(phrase);
  const given = LONG.test(need)
    ? undefined
    : parameterIn(need, phrase.calls.tools ?? [], context.toolbox);
  if (given) return { rule: 'argument', calls, test: { argument: given } };
  const needs = freeNeed(need, context);
  const isItself =
    needs?.need === 'call' && JSON.stringify(needs.calls) === JSON.stringify(phrase.calls);
  return needs && !isItself ? { rule: 'before', calls, needs } : undefined;
};

/** More words than an article, an adjective and a parameter. */
const LONG = /^(?:\S+ ){3,}\S/;

const MAIN =
  /,? then |, (?:please )?|: | (?=(?:tell|ask|never|do not|don['’]t|no|leave|hand|call|use|always|open|stop|you must|the (?:bot|assistant))\b)/gi;
const ledRule = (text: string, context: Context): ToolRule | undefined => {
  for (const { index, 0: gap } of [...text.matchAll(MAIN)].slice(0, MOST_PLACES)) {
    const adverbial = freeAdverbial(text.slice(0, index), context);
    if (!adverbial) continue;
    const rule = joined(text.slice(index + gap.length), adverbial, true, context);
    if (rule) return rule;
  }
  return undefined;
};

const trailedRule = (text: string, context: Context): ToolRule | undefined => {
  for (const { index, 0: gap } of [...text.matchAll(CONNECTOR)].slice(0, MOST_PLACES)) {
    if (index < 2) continue;
    const adverbial = freeAdverbial(text.slice(index + gap.length), context);
    if (!adverbial) continue;
    const rule = joined(text.slice(0, index), adverbial, false, context);
    if (rule) return rule;
  }
  return undefined;
};

/** "When searching logs keep …": the calls that the rest concerns. */
const TOPICAL =
  /^(?:when(?:ever)?|while|in|on) (?:you (?:are )?)?(?<doing>\p{L}{3,15}ing\b.{2,60}?),? (?<rest>(?:keep|use|never|always|do|don['’]t|make|set|pass|only|stay|limit|leave|include|add|ask|the|no)\b.{3,200})$/iu;
const topicalRule = (text: string, context: Context): ToolRule | undefined => {
  const { doing = '', rest = '' } = TOPICAL.exec(text)?.groups ?? {};
  const calls = doing === '' ? undefined : callsMeant(doing, context);
  return calls?.tools && readSentence(rest, context.about(calls));
};

const joined = (
  main: string,
  adverbial: Adverbial,
  isLeading: boolean,
  context: Context,
): ToolRule | undefined => {
  const about =
    'need' in adverbial && adverbial.need.need === 'call' && isLeading && !context.topic
      ? context.about(adverbial.need.calls)
      : context;
  const clause = clauseOf(main, about) ?? freeClause(main, about);
  const rule = clause ? clauses(clause, main).map((one) => combine(one, adverbial, isLeading)) : [];
  if (rule.length > 0 && rule.every((one) => one !== undefined)) return allOf(rule);
  const earlier =
    adverbial.adverb === 'before' && NEVER.test(main) === false
      ? freeNeed(bare(main), context)
      : undefined;
  NEVER.lastIndex = 0;
  if (earlier && adverbial.adverb === 'before' && adverbial.need.need === 'call')
    return {
      rule: 'before',
      calls: adverbial.need.calls,
      needs: earlier,
    };
  const parts = main.split(/ and (?=leave |never |do not |don['’]t |no )/i);
  const each =
    parts.length > 1 ? parts.map((part) => joined(plain(part), adverbial, isLeading, context)) : [];
  if (each.length > 0 && each.every((one) => one !== undefined)) return allOf(each);
  const inner = readSentence(main, context) ?? sentenceRule(main, context);
  return inner && restrict(inner, adverbial);
};

/** "Roll back and open a ticket": each of the tools. */
const clauses = (clause: Clause, main: string): Clause[] => {
  if (clause.does !== 'call' || clause.polarity !== 'must' || !/ and /i.test(main)) return [clause];
  const { tools = [] } = clause.phrase.calls;
  return tools.length < 2
    ? [clause]
    : tools.map((tool) => ({
        ...clause,
        phrase: { ...clause.phrase, calls: { ...clause.phrase.calls, tools: [tool] } },
      }));
};

const allOf = (rules: ToolRule[]): ToolRule => {
  const [first, ...more] = rules;
  return first && more.length === 0 ? first : { rule: 'all', parts: rules };
};
