/**
 * A fact in several wordings. Slots in braces: `t` a thing, `u` another thing of the area, `m` money,
 * `d` duration, `n` count, `c` time of day, `w` weekday, `x` date, `y` year, `k` percentage, `P` and
 * `Q` persons, `F` and `G` firms, `L` and `M` places, `W` a work.
 */
export interface Relation {
  /** Wordings that mean the same. */
  same: readonly string[];
  /** Sentences that follow from the fact. */
  follows?: readonly string[];
  /** Sentences that contradict it, whatever the slots are. */
  wrong: readonly string[];
  /** Slots whose exchange makes the fact wrong. */
  swap?: readonly [string, string];
}

const relation = (text: string): Relation => {
  const lines = text
    .trim()
    .split('\n')
    .map((line) => line.trim());
  const of = (mark: string): string[] =>
    lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1).trim());
  const [first, second] = of('~')[0]?.split(' ') ?? [];
  return {
    same: of('='),
    follows: of('>'),
    wrong: of('!'),
    ...(first !== undefined && second !== undefined && { swap: [first, second] as const }),
  };
};

/** `=` the same, `>` follows, `!` contradicts, `~` slots to exchange. */
export const RELATIONS: readonly Relation[] = `
= {t} costs {m}.
= The price of {t} is {m}.
= You pay {m} for {t}.
= For {t} we charge {m}.
= {t} comes to {m}.
! {t} is free of charge.
! {t} costs nothing.

= {t} is free of charge.
= There is no charge for {t}.
= You get {t} for free.
= {t} costs nothing.
= You do not have to pay for {t}.
! {t} costs {m}.
! There is a fee for {t}.

= {t} is included in the price.
= The price includes {t}.
= {t} comes at no extra cost.
= {t} is part of the price.
! {t} is not included in the price.
! {t} costs extra.
! The price does not cover {t}.

= {t} is not included in the price.
= {t} costs extra.
= The price does not cover {t}.
= You pay separately for {t}.
! {t} is included in the price.
! {t} comes at no extra cost.

= {t} must be returned within {d}.
= You have {d} to bring {t} back.
= Please return {t} within {d}.
= {t} can be sent back for up to {d}.
! {t} cannot be returned.
! There is no time limit for returning {t}.

= {t} opens at {c} on {w}.
= On {w}, {t} is open from {c}.
= On {w}, opening time of {t} is {c}.
! {t} is closed on {w}.
! {t} closes at {c} on {w}.

= {t} closes at {c}.
= {t} shuts at {c}.
= {t} is open until {c}.
= You can use {t} until {c}.
! {t} opens at {c}.
! {t} is open around the clock.

= {t} is closed on {w}.
= On {w}, {t} is shut.
= {t} does not open on {w}.
! {t} is open on {w}.
! {t} is open every day.
! {t} closes early on {w}.

= Delivery of {t} takes {d}.
= {t} is delivered within {d}.
= {t} arrives after {d}.
= You receive {t} in {d}.
! {t} is delivered on the same day.
! {t} cannot be delivered.

= {t} is only available to members.
= Only members can use {t}.
= {t} is reserved for members.
= Non-members cannot use {t}.
! {t} is available to everyone.
! Anyone can use {t}.
! Only non-members can use {t}.

= Up to {n} people can use {t}.
= {t} is limited to {n} people.
= No more than {n} people may use {t}.
= {t} is for a maximum of {n} people.
! An unlimited number of people can use {t}.
! At least {n} people must use {t}.
! {t} has no limit on the number of people.

= At least {n} people are needed for {t}.
= {t} requires a minimum of {n} people.
= {t} takes place only with {n} people or more.
! Up to {n} people can take part in {t}.
! {t} takes place with any number of people.

= {P} manages {t}.
= {t} is managed by {P}.
= {P} is in charge of {t}.
= The manager of {t} is {P}.
! {P} has left {t}.
! {P} does not manage {t}.

= {P} reports to {Q}.
= The boss of {P} is {Q}.
= {Q} is the manager of {P}.
~ P Q
! {Q} has no staff.

= {F} bought {G} in {y}.
= {G} was bought by {F} in {y}.
= {F} acquired {G} in {y}.
= In {y}, {F} took over {G}.
= The acquisition of {G} by {F} was in {y}.
~ F G
! {F} sold {G} in {y}.
! {F} plans to buy {G}.

= {P} founded {F} in {y}.
= {F} was founded by {P} in {y}.
= {F} was set up in {y} by {P}.
= {P} is the founder of {F}, which began in {y}.
! {P} closed {F} in {y}.
! {P} joined {F} in {y}.

= {F} is based in {L}.
= The headquarters of {F} are in {L}.
= {F} has its head office in {L}.
! {F} has no office in {L}.
! {F} moved away from {L}.

= {F} moved from {L} to {M} in {y}.
= In {y}, {F} relocated from {L} to {M}.
= {F} left {L} for {M} in {y}.
~ L M
! {F} stayed in {L}.

= {W} was written by {P}.
= {P} wrote {W}.
= The author of {W} is {P}.
= {P} is the author of {W}.
! {P} directed {W}.
! {P} refused to write {W}.

= {P} taught {Q} in {L}.
= {Q} was taught by {P} in {L}.
= In {L}, {Q} was a student of {P}.
~ P Q

= {P} beat {Q} in the final.
= {Q} lost the final to {P}.
= {Q} was beaten by {P} in the final.
= {P} won the final against {Q}.
~ P Q
! The final between {P} and {Q} was cancelled.

= Sales of {t} rose by {k}.
= Sales of {t} grew by {k}.
= {t} sold {k} better than before.
= There was an increase of {k} in sales of {t}.
! Sales of {t} fell by {k}.
! Sales of {t} stayed the same.
! Sales of {t} dropped.

= The price of {t} will fall by {k} in {x}.
= In {x}, {t} will become {k} cheaper.
= {t} will cost {k} less from {x}.
! The price of {t} will rise by {k} in {x}.
! {t} will become more expensive in {x}.

= {t} is cheaper than {u}.
= {u} costs more than {t}.
= {u} is more expensive than {t}.
= {t} costs less than {u}.
~ t u
! {t} and {u} cost the same.

= {t} is larger than {u}.
= {u} is smaller than {t}.
= {t} is bigger than {u}.
~ t u
! {t} is as large as {u}.

= {t} must be booked {d} in advance.
= Bookings for {t} have to be made {d} ahead.
= You need to reserve {t} {d} beforehand.
! {t} need not be booked.
! {t} can be booked at any time.

= {t} is optional.
= You do not have to take {t}.
= {t} is not required.
= Nobody is obliged to take {t}.
! {t} is mandatory.
! Everyone must take {t}.

= {t} is mandatory.
= Everyone has to take {t}.
= {t} is required.
= {t} is compulsory for all.
! {t} is optional.
! {t} is voluntary.
! {t} is not required.

= All customers receive {t}.
= Every customer gets {t}.
= {t} is given to each customer.
> New customers receive {t}.
! Some customers receive {t}.
! No customer receives {t}.
! Only new customers receive {t}.

= Some customers receive {t}.
= Not all customers get {t}.
= {t} is given to some of the customers.
! All customers receive {t}.
! Every customer gets {t}.
! No customer receives {t}.

= {t} may be delayed in {x}.
= There might be a delay of {t} in {x}.
= It is possible that {t} is late in {x}.
! {t} will certainly be delayed in {x}.
! {t} was delayed in {x}.
! {t} cannot be delayed.

= {t} will be replaced in {x}.
= In {x}, {t} is going to be exchanged.
= A replacement of {t} is planned for {x}.
! {t} was replaced last year.
! {t} will not be replaced.

= Pets are allowed in {t}.
= You can bring your pet to {t}.
= Animals are permitted in {t}.
! Pets are not allowed in {t}.
! Pets are banned from {t}.

= Smoking is forbidden in {t}.
= You must not smoke in {t}.
= Smoking is prohibited in {t}.
= No smoking in {t}.
! Smoking is allowed in {t}.
! You may smoke in {t}.

= {t} can be cancelled up to {d} before the start.
= Cancellation of {t} is possible until {d} before it begins.
= You may cancel {t} as long as you do so {d} before the start.
! {t} cannot be cancelled.
! {t} can be cancelled at any time.

= {t} has a guarantee of {d}.
= {t} is under warranty for {d}.
= The warranty on {t} lasts {d}.
! {t} comes without a guarantee.
! {t} has a lifetime guarantee.

= {t} weighs {n} kg.
= The weight of {t} is {n} kilograms.
= {t} has a weight of {n} kg.
! {t} weighs {n} pounds.
! {t} is {n} metres long.

= {t} was closed because of a fire.
= A fire led to the closure of {t}.
= Due to a fire, {t} was shut.
! {t} was closed because of a flood.
! {t} was closed because of a strike.
! A fire did not affect {t}.

= {P} will speak before {Q}.
= {Q} will speak after {P}.
= First {P} will speak, then {Q}.
~ P Q
! {P} and {Q} will speak at the same time.

= {F} employs {n} people in {L}.
= {F} has a staff of {n} in {L}.
= In {L}, {n} people work for {F}.
! {F} has no staff in {L}.

= {F} supplies {G} with parts.
= {G} gets its parts from {F}.
= {G} is supplied with parts by {F}.
= {F} delivers parts to {G}.
~ F G
! {F} no longer supplies {G}.

= {k} of visitors liked {t}.
= {t} was liked by {k} of visitors.
= {k} of the visitors were happy with {t}.
! {k} of visitors disliked {t}.
! All visitors liked {t}.

= {t} lasts {d}.
= {t} takes {d}.
= The length of {t} is {d}.
! {t} is over in a few minutes.

= {P} moved to {L} in {y}.
= In {y}, {P} went to live in {L}.
= {P} has lived in {L} since {y}.
! {P} left {L} in {y}.
! {P} has never lived in {L}.
`
  .trim()
  .split('\n\n')
  .map(relation);
