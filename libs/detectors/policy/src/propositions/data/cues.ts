/** Words and phrases that show what a sentence does, whatever it is about. */

/** Names of the counts that `sentence-cues.ts` makes of single words, and their words. */
export const WORD_CUES = {
  will: 'will shall going',
  can: 'can could may might',
  cannot: 'cannot unable',
  must: 'must should need ought have',
  certain:
    'definitely certainly guaranteed surely sure absolutely always every never promise word fully completely no worries relax honestly course obviously clearly',
  hedge:
    'perhaps maybe might may possibly usually often likely probably seems around about roughly typically expect reckon guess think suppose imagine',
  open: 'depends depend varies whether decide decides decided decision assess assesses assessed individually case review reviewed',
  refer:
    'contact ask adviser advisor doctor pharmacist lawyer office team department colleague colleagues manager specialist line page website expert staff hotline embassy technician',
  i: 'i me my',
  we: 'we us our',
  you: 'you your yours',
  they: 'he she they him her his their them',
  which: 'what which who whom whose how why when where',
  sorry: 'sorry afraid unfortunately regret',
  please: 'please',
  money: 'euro euros eur dollars pounds percent price fee cost costs charge free discount',
  not: 'not no never nothing nobody none neither nor without',
  comparing:
    'better best worse worst cheaper cheapest faster more most less than easier stronger safer unlike',
  but: 'but however though although',
  because: 'because since due cause reason',
  if: 'if unless once when until',
  advising: 'should better recommend suggest advise try consider idea best worth rather would',
} as const;

/** Beginnings of an order to the reader. */
export const IMPERATIVES =
  '^ (just|simply|better|best|please|always|never|then|so|do not)? (try|take|go|get|buy|ask|tell|use|put|leave|keep|check|call|send|swap|sell|wait|switch|choose|start|stop|open|click|read|look|come|book|let|make|give|contact|see|set|turn|pick|enter|fill|write|think|remember|forget|trust|enjoy|order|pay|have|bring|avoid|skip|replace|push|drop|add|move|ignore|stay|speak|visit|apply|download|press|disable|install|sign|say)';

/** First words of verb phrases, by what they ask for. */
export const ACTS = {
  promise:
    /^(?:promis|guarante|assur|commit|confirm|impl|hint|announc|claim|stat|say|said|tell|told|impression|pledge|predict|speculat|guess|forecast)/,
  advise:
    /^(?:recommend|advi[sc]|suggest|encourag|urg|push|talk|instruct|discourag|persuad|help|teach|explain)/,
  ask: /^(?:ask|request|demand|requir|invit|question)/,
  disclose:
    /^(?:reveal|disclos|shar|giv|name|naming|mention|bring|list|publish|pass|show|quote|discuss|talk|speak|refer)/,
  judge:
    /^(?:comment|critici|compar|judg|blam|opinion|prais|mock|accus|assum|excus|play|run|badmouth|remark|joke|preach|lectur|call|measur|threaten)/,
  offer: /^(?:offer|waiv|grant|refund|book|reserv|transfer|send)/,
} as const;

/** Words of verb phrases that say how something is said, to whom and of whom, but not what. */
export const WORDS_OF_SAYING =
  'promise promises promised promising guarantee guarantees assure commit confirm confirms imply hint announce claim claims state states state say says saying tell tells telling told give gives giving impression predict speculate speculation guess guessing forecast recommend recommends recommending advise advice suggest suggests suggesting encourage urge push talk instruct ask asks asking request demand invite question reveal disclose share name mention mentions mentioning bring list publish show quote discuss speak refer comment comments opinion opinions statement statements reply answer offer offers offering add include point remind remarks make makes making explain describe inform information details topic user users customer customers guest guests caller callers member members people person client clients patient patients passenger passengers student students candidate candidates employee employees shopper shoppers visitor visitors resident residents traveller travellers colleague applicant applicants colleagues someone anyone anybody nobody them they their us our we it its you your certain particular specific any some other another';
