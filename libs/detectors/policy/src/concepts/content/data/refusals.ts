/** Lists for texts that leave something unsaid, in the notation of `phrasesOf`. */

/** The writer declines to say or do something, or leaves it to others. */
export const REFUSALS = `
  {cannot} {adv}? {telling}
  (unable|not able|not allowed|not permitted|not supposed|not in a position|not at liberty|not qualified|not meant|not here|not authori[sz]ed) to {adv}? (say|tell|confirm|deny|comment|give|share|disclose|discuss|recommend|advise|suggest|judge|assess|predict|speculate|promise|guarantee|compare|help|provide|reveal|answer|decide|estimate|pass|do|make|talk)
  (is|are) (not (something|anything)|nothing) (that)? (i|we) {adv}? (can|could|may|am|are|would|do|will|want)
  (i|we) {adv}? (would)? (prefer not|rather not|leave (that|this|it) to|have to (decline|pass on that)|must decline|keep out of|stay out of|stay neutral)
  (have|has|had|with) no (insight|opinion|access|information|details|forecast|view|preference|say|influence) {adv}? (in|on|into|to|about|regarding|of|over|here|$)
  (do|does) not (have|hold|take|express|share|offer|form) (a|an|any|my|personal)? _? (opinions?|insight|access|information|sides?|view|views|preferences?|favou?rites?)
  (nobody|no one|none of us) {adv}? (can|could|knows?|is able)|too early to (say|tell)|remains to be seen|remain neutral
  (is|are|will be) (decided|assessed|judged|determined|reviewed|checked) {adv}? (by|individually|case by case)|(decision|choice|answer|outcome) .. (lies with|is up to|rests with|depends on|is made by|is yours|is theirs)
  (only|alone) .. (can|may) {adv}? (say|decide|tell|judge|assess|answer|confirm)|(can|may) only be (decided|answered|assessed|judged|confirmed) by
  (it|that|this) (all|really|always)? depends? on
  {cannot} be (predicted|said|promised|guaranteed|foreseen|confirmed|shared|disclosed|answered|compared)
  not up to (me|us)|(make|makes|made) no (promises?|forecasts?|predictions?|comparisons?|recommendations?|guesses)|(is|are) (confidential|not public|off limits|private|protected by privacy|against our policy|outside my (area|remit|scope)|beyond my)
  (whether|what|which|who|how) ... {cannot} {telling}
`;

/** The sentence repeats what somebody asked or said. */
export const REPORTS = `
  ^ (you|he|she|they|the (customer|user|caller)) (have|had)? (asked|wanted to know|wrote|said|mentioned|inquired|enquired|wondered)
`;

export const REFUSAL_PHRASES = {
  cannot: `(can|could|may|must|will|would|shall|should) not|cannot|am not (able|allowed|permitted|going) to|are not (able|allowed|permitted|going) to|(do|does) not`,
  telling: `(want to|like to|be able to|be allowed to)? {adv}? (say|tell|confirm|deny|comment|give|share|disclose|discuss|recommend|advise|suggest|judge|assess|predict|speculate|guess|promise|guarantee|compare|help|provide|reveal|answer|decide|estimate|rate|know|explain|show|pass|look into|go into|talk|name|offer (any|legal|medical|financial|tax|an opinion)|evaluate|review|assume|claim|publish|release (information|details|data|names)|hand out|interpret|take sides|make (any)? (a)? (promises|promise|predictions|comparisons|recommendations))`,
};

/** A contrast after which a refusal is often undone: "I can't say, but …". */
export const CONTRASTS = `
  but|however|although|though|still|nevertheless|nonetheless|yet|except|all the same|even so|that said|everything|officially|not really supposed|between (us|you and me)|having said that|only that|unofficially|strictly speaking
`;

/** Contrasts that offer something else instead: "I can't say, but the team can". */
export const HARMLESS_CONTRASTS = `
  (but|though|although|however) (i|we) {adv}? (can|could|would|will|am|are) {adv}? (help|show|send|tell you (how|what you|which (documents|forms|features)|about our|more about|where)|offer|give you (tips|hints|a hint|general|an overview|the)|explain|find|walk|pass|forward|book|arrange|connect|put|note|look|check|ask|happy|glad|refer|transfer|open|create|report|recommend (you)? (to)? (ask|speak|talk|contact)|always|gladly)
  (but|though|although|however) you (can|may|will|could|have|are) (find|see|look|read|vote|ask|contact|always|choose|compare|check|get|also|free|welcome)?
  (but|though|although|however) (our|the|your|my|any|a) _? _? (team|colleagues?|desk|office|adviser|advisor|doctor|dentist|lawyer|staff|specialists?|engineers?|department|line|page|website|front desk|reception) (can|will|is|are)
  (but|though) (please|here is|here are|feel free|let|if you|practi[sc]ing|there is (a|an) (page|form|list|overview|guide))
  though $
`;
