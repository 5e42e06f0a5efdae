/** Parts of a sentence that add nothing to its rule. */

/** Labels for the team or the weight of a rule. */
export const TEAM_LABEL =
  /^(?:important|note|rule(?: \d{1,2})?|attention|reminder|please note|mandatory|bank|it|hr|support|shop|school|health|clinic|sales|legal|finance|marketing|security|tone of voice|for the bot|all teams|[\p{L}]{2,12} (?:bot|team|assistant|chat|desk))\s{0,2}[:–-]\s{1,3}/iu;

/** "even if the user insists", "not even painkillers", "no matter what": emphasis. */
const CONCESSION =
  /(?<=\S),? ?(?:[-–—] ?)?(?:\b(?:and |also )?(?:also not|not even|never even|even|no matter|regardless of|irrespective of|whatever the|however) (?:if|when|in case|how|what|who|whether|though|where|after|before|in|for|on|to|with|by|as|under|the|at|partly|partially|a|an|once|much|many|often)\b[^.;!?()"“”]{0,120}|\bnot even\b[^.;!?()"“”]{0,120}|, even [^.,;!?()"“”]{1,60})(?=[.;!?)]|$)/gi;
const LEADING_CONCESSION =
  /^(?:even (?:if|when|though|where)|no matter (?:how|what|who|whether|if)|regardless of|irrespective of|whatever) [^.;!?,]{1,120}, (?=\S)/i;
const BRACKETED_CONCESSION = /\s?\((?:and |also )?(?:not even|even|no matter)\b[^()]{1,120}\)/gi;

/** "not just a standard sentence", "neither a sum nor a percentage", "good or bad". */
const EMPHASIS =
  /(?<=\S)(?:,| [-–—]) ?(?:not (?:just|only|merely|simply) [^.,;!?()"“”]{1,80}|neither [^.;!?()"“”]{1,120}|good or bad|positive or negative|directly or indirectly|whether (?:[a-z]{2,20} ){1,4}or (?:[a-z]{2,20} ?){1,5}|however [a-z]{3,15} (?:the|it|they|he|she|a|an|you|we|their|your|its) [^.,;!?()"“”]{1,60}|in any form|big or small|whether directly or indirectly)(?=[.;!?)]|$)/gi;

/** "before you explain anything": an order of things that adds no demand. */
const ORDER =
  /(?<=\S),? (?:before|prior to) (?:you |it |the bot |the assistant |we )?(?:(?:do|say|ask|explain|offer|start|answer|help|give|go|move|suggest|propos|continue|proceed|get|discuss|talk|deal|list|turn)(?:e|ing)?(?: or |, | and )?){1,4}(?: (?:anything(?: else)?|something|(?:the |for |about |with |to |on |into |any |more |further |your )*(?:details?|help|solutions?|advice|answers?|forms?(?: and [a-z]{3,15})?|steps?|business|questions?|options?|information|facts|explanations?|procedures?)))?(?=[.;!?)]|$)/gi;

/** Drops parts that only stress a rule. */
export const withoutEmphasis = (sentence: string): string =>
  sentence
    .replace(BRACKETED_CONCESSION, '')
    .replace(LEADING_CONCESSION, '')
    .replaceAll(CONCESSION, '')
    .replaceAll(EMPHASIS, '')
    .replaceAll(ORDER, '');
