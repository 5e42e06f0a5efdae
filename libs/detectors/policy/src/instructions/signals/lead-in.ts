/** Words before the verb of an instruction that do not change what it asks. */
const OPENING =
  /^(?:please|pls|plz|kindly|also|and|but|then|so|therefore|thus|hence|consequently|accordingly|however|additionally|furthermore|moreover|finally|lastly|first(?:ly| of all)?|second(?:ly)?|third(?:ly)?|next|instead|again|otherwise|generally|ideally|preferably|(?:if|where|when|whenever|wherever) (?:possible|necessary|needed|appropriate|applicable|in doubt|unsure|asked)|in (?:general|addition|that case|this case|such cases?|these cases|those cases|doubt|short|every case|any case|all cases|principle|particular)|by default|of course|above all|(?:most |more )?importantly|seriously|important|note|nb|n\.b|warning|caution|attention|reminder|i repeat|to repeat|once more|once again|i mean it|to be clear|to be safe|for safety|as always|as a rule|overall|at all times|at the (?:end|start|beginning|very end|top|bottom)|no matter what|without exception|simply|strictly|absolutely|carefully|politely|gently|briefly|clearly|explicitly|actively|proactively|warmly|consistently|directly|immediately|further|after that|afterwards|thereafter|beforehand|beyond that|apart from that|as well|plus|even then|either way|in return|in the end|in all (?:answers|replies|responses|messages)|ok|okay|oh|p\.s\.?|ps|mind you|by the way|btw|thanks|thank you|remember(?=[,:!]))(?![\p{L}\p{N}_'’-])[,:!.…—–-]{0,2} {1,3}/iu;

const ADVERBIAL =
  /^(?:in|at|for|with|on|after|before|during|regarding|concerning|to|below|above|from|by|under|within|without|because of|given|except|every time|each time|instead of|rather than|outside|upon|depending on|apart from|besides|as|throughout|inside|between|of) [^,:;]{1,120}[,:] {1,3}/iu;

const MOST_STEPS = 6;

/** Drops the words before the verb: "Please also", "In every reply,". */
export const withoutLeadIn = (masked: string): string => {
  let rest = masked.replace(/^[\s"'“”‘’(),.;:–—-]{1,6}(?![q])/u, '');
  for (let step = 0; step < MOST_STEPS; step++) {
    const opening = OPENING.exec(rest) ?? ADVERBIAL.exec(rest);
    if (!opening || opening[0].length === rest.length) return rest;
    rest = rest.slice(opening[0].length);
  }
  return rest;
};
