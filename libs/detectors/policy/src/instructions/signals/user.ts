import type { Passage } from '../text/passages';
import { BOUND, COUNTED, LANGUAGE, MANNER, NUMBER, STATED, TEXT_PART } from './data/text-parts';
import { ACTS_OF_OTHERS, ADDING_VERBS, MANNER_VERBS } from './data/verbs';
import { startsWithEmphasis, startsWithVerb } from './imperative';
import { withoutLeadIn } from './lead-in';
import { pattern } from './pattern';

const QUESTION = /\?["'”’)]?$/;

/** The work that a user asks for; orders after it say how. */
export const TASK = pattern(
  String.raw`^(?:(?:please|also|now|then|hi|hello|hey|ok|so|and|kindly|just)[,!]? )*(?:(?:can|could|would|will) (?:you|u) (?:please )?|i (?:want|need|would like|['’]d like|wish|have|am looking|['’]m looking)|help|`,
  String.raw`(?:explain|describe|summari[sz]e|write|list|tell|give|outline|compare|discuss|name|answer|define|draft|compose|create|make|find|plan|show|generate|suggest|recommend|translate|rewrite|rephrase|turn|convert|classify|announce|invent|design|propose|prepare|teach|introduce|review|analy[sz]e|evaluate|calculate|solve|sort|rank|reply|respond|extract|proofread|correct|fix|improve|check|read|produce|return|provide|present|come up|think of|brainstorm|pick|choose|develop|formulate|imagine|let me|briefly|shorten|simplify|advise|count|guess|state|say|continue|finish|complete|act as|pretend|play|role-?play|report|sketch|narrate|transcribe|format|output|print|recite|wish|congratulate|thank)(?![\p{L}-])|(?:what|why|how|who|when|where|which|is|are|do|does|did|should|was|were)(?![\p{L}-]))|(?<![\p{L}-])(?:and want|i want|i need|i['’]d like|i would like)(?![\p{L}-])`,
);
export const isTask = (masked: string): boolean => QUESTION.test(masked) || TASK.test(masked);

/** Tasks that produce a text, of which "it" then speaks. */
const WRITING =
  /\b(?:writ|draft|compos|creat|explain|describ|summar|translat|tell|story|poem|text|e-?mail|letter|essay|speech|post|note|answer|review|recipe|headline|slogan)/iu;
export const producesText = (masked: string): boolean => WRITING.test(masked);

/** "Reply to this customer", "Answer the following question", "Finish my essay": the task itself. */
const WORK =
  /^(?:(?:reply|respond|answer|write back) (?:to )?(?:this|the|that|these|my|his|her|their|our|following|all)(?: [\p{L}'’-]{1,20}){0,3} ?(?:customers?|e-?mails?|letters?|messages?|reviews?|questions?|complaints?|tickets?|comments?|posts?|exercise|quiz|following)|(?:finish|format|structure|cite|quote|organi[sz]e|spell|close|end|wrap|skip|start|begin|include|use) (?:my|this|these|me|his|her) (?!word|phrase|sentence|format|structure|style|heading)|finish the (?:story|poem|sentence|text|essay)|keep (?:me|my|an eye)|act now|be (?:quick about|there|here)|use my)/iu;

const PERSON = /(?<![\p{L}-])(?:me|us|my|our)(?![\p{L}-])/iu;

/** "Never write to my office again", "Don't call me": about acts of others. */
export const isAboutOthers = (clause: string): boolean => {
  const verb =
    /^(?:do not|don['’]?t|never|always|not) (?:ever |even |you |dare (?:to )?)*(?<verb>[a-z-]+)/iu
      .exec(clause)
      ?.groups?.verb?.toLowerCase();
  if (verb === undefined) return false;
  if (ACTS_OF_OTHERS.has(verb)) return PERSON.test(clause) || !TELLS_OF_TEXT.test(clause);
  return /^(?:write|reply|respond|speak|talk) (?:back )?to (?:me|us|my|our)/iu.test(
    clause.slice(clause.toLowerCase().indexOf(verb)),
  );
};
const TELLS_OF_TEXT = pattern(
  String.raw`(?<![\p{L}-])(?:`,
  TEXT_PART,
  '|',
  STATED,
  String.raw`)(?![\p{L}-])`,
);

const DEMANDS_OF_TEXT = pattern(
  String.raw`(?:^|[,;:] |(?<![\p{L}-])(?:so|and|but) )(?:you|your [^,;:]{1,40}|(?:the )?(?:whole |entire |first |last |second |final |opening |closing )?`,
  TEXT_PART,
  String.raw`(?: [^,;:]{1,30})?|(?:each|every|all|no)(?: the)? `,
  TEXT_PART,
  String.raw`(?: [^,;:]{1,30})?|the whole thing|everything) `,
  String.raw`(?:must|should|shall|needs? to|ha(?:s|ve) to|ought to|may not|may only|may have|cannot|can['’]t|(?:are|is) (?:not )?(?:allowed|to))(?![\p{L}-])`,
);
const IT_MUST =
  /^(?:it|they|this|that|both|all of it) (?:also )?(?:must|should|shall|needs? to|ha(?:s|ve) to|ought to|may not|can['’]t|cannot|can be at most)(?![\p{L}-])/iu;
const WISH = pattern(
  String.raw`^(?:i|we)(?: really| also| only| just)* (?:want|need|['’]d like|would like|prefer|expect|['’]d prefer|would prefer|ask for|don['’]t want|do not want|don['’]t need)(?: only| just)? (?:you to (?:answer|be|use|keep|write|speak|reply|respond|avoid|include|mention|start|end|act|stay|explain)|(?:it|them|this|the (?:answer|reply|response|text|result|output)|your (?:answer|reply|response)|everything)(?: all)? (?:to|in|as|with|without|short|brief|at|under|formal|simple|written|no)|(?:any |no |a |an |only |just |your |the |very )?(?:`,
  MANNER,
  String.raw` (?:`,
  TEXT_PART,
  String.raw`)|short|simple|no )|(?:any |no )`,
  TEXT_PART,
  String.raw`)(?![\p{L}-])`,
);
const POLITE_REQUEST =
  /^(?:can|could|would|will) you (?:please |also |maybe |perhaps |just )*(?<clause>.{3,200})\?$/iu;

const LENGTH = pattern(
  String.raw`^(?:(?:answer|length|size)[,:]? )?(?:`,
  BOUND,
  ' ){0,2}',
  NUMBER,
  String.raw`(?: to \d{1,5}| or \p{L}{2,6}|[-–]\d{1,5})? (?:[\p{L}-]{1,15} )?`,
  COUNTED,
  String.raw`(?![\p{L}-])|^`,
  NUMBER,
  String.raw` (?:per|for each|each) `,
);
const FRAGMENT_START = pattern(
  String.raw`^(?:no (?!one |longer |matter |doubt |idea |problem|worries|way|reply|answer yet)|nothing (?:about|on|but|else|more|too|fancy|longer)|only |just |zero |without |not (?:too|more|longer|over|in|as)|preferably |in `,
  LANGUAGE,
  String.raw`|in (?:a |an |the )?(?:`,
  MANNER,
  String.raw`)|(?:in|as) (?:a |an )?(?:[\p{L}-]{1,15} )?(?:table|list|bullet points|bullets|json|yaml|csv|markdown|prose|verse|rhymes?|one paragraph|one sentence|plain text|capitals|poem|haiku)|`,
  BOUND,
  String.raw` )`,
);
const UNIT_FRAGMENT =
  /^(?:amounts?|quantit(?:y|ies)|units?|measurements?|prices?|dates?|times?|temperatures?|distances?|weights?|figures?|numbers?|sources?|names?|code|examples?|results?|ingredients?|headings?|steps?|answers?|title|headline|tone|style|language) (?:in|as|with|without|only|first|at|under|after|before) [^,:]{2,40}$/iu;
/** "Short answer please", "Simple words." */
const MANNER_FRAGMENT = pattern(
  String.raw`^(?:(?:a |very |only )?(?:`,
  MANNER,
  '|short) ){1,2}',
  TEXT_PART,
  String.raw`(?:,? please| only)?$`,
);
const FINITE =
  /(?<![\p{L}-])(?:is|are|was|were|has|have|had|will|would|does|did|i|i['’]m|my|we|he|she|they|it['’]s)(?![\p{L}-])/iu;
const LABEL =
  /^(?:(?:writing|answer|reply|response|output|desired|preferred|required|target)? ?(?:tone(?: of voice)?|style|language|length|max(?:imum)? (?:words|length)|word limit|format|voice|register|spelling|output|units?|perspective|tense|structure|level|reading level|mood)): \S/iu;

const LISTED_FRAGMENT = pattern(
  String.raw`^(?:[\p{L}-]{1,15},? ){0,4}(?:`,
  TEXT_PART,
  '|',
  MANNER,
  '|',
  LANGUAGE,
  String.raw`)[.!]?$`,
);

export const isFragment = (clause: string, afterTask: boolean): boolean => {
  const bare = clause
    .replace(/[.!]+$/, '')
    .replace(/,? (?:please|pls|thx|thanks|thank you)$/iu, '');
  if (bare.split(' ').length > 12 || FINITE.test(bare) || /[:?]/.test(bare)) return false;
  if (LENGTH.test(bare))
    return afterTask || /^(?:at|no|not|max|under|less|fewer|up|exactly|only|just)/i.test(bare);
  if (FRAGMENT_START.test(bare))
    return (
      afterTask ||
      pattern(
        String.raw`(?<![\p{L}-])(?:`,
        TEXT_PART,
        '|',
        COUNTED,
        '|',
        LANGUAGE,
        String.raw`)(?![\p{L}-])`,
      ).test(bare)
    );
  return (afterTask && UNIT_FRAGMENT.test(bare)) || MANNER_FRAGMENT.test(bare);
};

/** Further tasks, not demands on the answer. */
const FURTHER_TASK =
  /^(?:(?:give|tell|show|write|make|send|explain|let|offer|name|list|recommend|suggest|set|return|pick|describe|advise) (?:me|us|my)(?! (?:only|just|no|nothing|exactly|at (?:least|most)|an? (?:\p{L}{1,15} )?example|the (?:answer|result)))|write (?:a|an|another|some|the (?:email|letter|story|text|code|program|function)) |make (?:a|an|another|me) |list (?:of|all) |set (?:up|a)|let['’]?s |go to|go on|show how|leave (?:a|my|the (?:house|office|room))|put me|order |say hello|state of|treat me|take |try again|stop (?:send|call|bill|charg))/iu;

const ordersManner = (order: string, afterTask: boolean): boolean => {
  const clause = order.replace(
    /^(?:only|just|always|(?!reply|apply|comply|rely|supply)[a-z]{3,12}ly) (?=\p{Ll}{2,15} )/iu,
    '',
  );
  if (/^(?:always|never) /iu.test(order) && isAboutOthers(order)) return false;
  if (WORK.test(clause) || isAboutOthers(clause)) return false;
  if (startsWithEmphasis(clause))
    return (
      !/^do (?:it|this|that) (?:now|at once|immediately)/iu.test(clause) &&
      !/^(?:do not|don['’]t) (?:worry|know|get me wrong|understand|have|mind|think|want|need)(?![\p{L}-])/iu.test(
        clause,
      )
    );
  if (
    /^(?:make sure|be sure|ensure|refrain|try to (?:keep|be|use|avoid|answer)|make (?:it|them|the|this|your)|leave (?:out|off|them out|it out|away)|remember to)(?![\p{L}-])/iu.test(
      clause,
    )
  )
    return true;
  if (startsWithVerb(clause, MANNER_VERBS))
    return !/^(?:be|act|keep|use|close|sign|skip|start|stay|finish) (?:there|here|at home|my|up (?:for|to)|the (?:form|contract|account|door|ticket)|account)/iu.test(
      clause,
    );
  if (
    /^give (?:only|just|no|nothing|exactly|at least|at most|one|two|three|an? (?:[\p{L}-]{1,15} )?example|each|reasons|sources|your)(?![\p{L}-])/iu.test(
      clause,
    )
  )
    return true;
  return afterTask && startsWithVerb(clause, ADDING_VERBS) && !FURTHER_TASK.test(clause);
};

const SO_ORDER =
  /(?:, (?:so|therefore|and please|but please|please)(?: please)?|;| [–—-]) (?<clause>.{4,150})$/iu;

/**
 * Decides if a sentence of the user says how to answer. What the user wants to be done is the task;
 * an order after it is a demand on the answer.
 */
export const userInstructs = (
  { masked, section, isListed }: Passage,
  setting: { afterTask: boolean; afterWriting: boolean },
): boolean => {
  const afterTask = setting.afterTask || section === 'rules';
  const clause = withoutLeadIn(masked);
  if (QUESTION.test(masked)) {
    const request = POLITE_REQUEST.exec(clause)?.groups?.clause;
    return (
      request !== undefined &&
      startsWithVerb(request, MANNER_VERBS) &&
      !WORK.test(request) &&
      !/^(?:answer|reply|respond|speak) (?:to |me|a |the )/iu.test(request)
    );
  }
  if (LABEL.test(masked)) return true;
  if (ordersManner(clause, afterTask)) return true;
  if (DEMANDS_OF_TEXT.test(masked) || WISH.test(masked))
    return afterTask || !/^(?:you|everything) (?:must|should|have to|need to)/iu.test(masked);
  if (IT_MUST.test(masked) && setting.afterWriting) return true;
  const later = SO_ORDER.exec(masked)?.groups?.clause;
  if (later !== undefined && ordersManner(later, true) && afterTask) return true;
  if (isFragment(clause, afterTask) || isFragment(masked, afterTask)) return true;
  return (
    (isListed && afterTask && LISTED_FRAGMENT.test(clause) && !FINITE.test(clause)) ||
    (isListed && section === 'rules' && clause.split(' ').length <= 10)
  );
};
