/**
 * Groups of opposites, one a line: words of one meaning, a bar, and their opposites. Words of a
 * phrase are joined by `_`.
 */
export const OPPOSITE_PAIRS = `
increase rise rose risen grow grew grown climb gain expand raise surge | decrease fall fell fallen drop decline shrink lose reduce shrank lower cut plunge
more greater higher larger bigger exceed | less fewer lower smaller
most maximum | least minimum
always | never
earlier prior | later following
first | last
early | late
open opened | close closed shut
start begin began begun launch open opens | end ends finish stop ended cease
true correct right accurate | false incorrect wrong inaccurate
allow permit let permitted legal welcome | forbid ban prohibit prohibited banned illegal forbidden disallow
include included contain | exclude excluded omit
accept approve approved | reject refuse deny denied rejected decline
win won victory beat | lose lost defeat loss
success succeed successful succeeded | failure fail failed unsuccessful
good great best better positive | bad poor worst worse negative
hot warm | cold cool
old older oldest | new young newer younger youngest newest
large big huge largest biggest | small tiny little smallest
long longer longest | short shorter shortest
tall taller tallest | short shorter shortest
high highest | low lowest
fast quick faster fastest | slow slower slowest
easy simple easier | difficult hard complex harder
safe secure | dangerous unsafe
alive living live | dead die died
buy bought purchase | sell sold
import | export
enable enabled | disable disabled
possible | impossible
required mandatory compulsory require obligatory necessary | optional voluntary
public | private
left | right
north northern | south southern
east eastern | west western
male man men father son brother king husband actor boy | female woman women mother daughter sister queen wife actress girl
day daytime | night nighttime
morning | evening
rich wealthy | poor
strong stronger | weak weaker
full | empty
free gratis complimentary | paid charge chargeable
join joined | leave left quit resign
arrive arrival | depart departure
support supported back | oppose opposed
love like enjoy | hate dislike
agree | disagree
remember | forget
present | absent
active | inactive
married | single divorced unmarried
often frequently usually always | rarely seldom never
many several numerous | few
same identical similar | different
inside indoor indoors | outside outdoor outdoors
upper | lower
top | bottom
front | back
near close nearby | far distant
wide | narrow
thick | thin
deep | shallow
heavy heavier | light lighter
cheap cheaper inexpensive | expensive dear
dry | wet
clean | dirty
soft | hard
smooth | rough
bright light | dark
loud | quiet silent
lock locked | unlock unlocked
connect connected | disconnect disconnected
install installed | uninstall uninstalled
add added | remove removed delete
save saved keep kept retain | delete deleted discard lose
send sent | receive received
push | pull
guilty | innocent
friend | enemy
profit | loss
income | expense
credit | debit
asset | liability
hire employ | fire dismiss
upgrade | downgrade
online | offline
domestic national | international foreign
urban | rural
temporary temporarily | permanent permanently
available | unavailable
valid | invalid expired
visible | invisible hidden
natural | artificial synthetic
raw | cooked
sweet | sour bitter
sharp | blunt
ancient | modern
major majority | minor minority
internal | external
entrance enter entry | exit
ancestor | descendant
parent | child
employer | employee
landlord | tenant
seller | buyer
lender | borrower
doctor | patient
host | guest
winner | loser
improve improved better | worsen worsened deteriorate worse
succeed | fail
continue continued | stop stopped
extend extended lengthen | shorten shortened
expand | contract
strengthen | weaken
appear | disappear
attack | defend
build built | demolish demolished destroy
create | destroy
freeze | melt
float | sink
smoker smoking | nonsmoking
refundable | nonrefundable non-refundable
credit | debt
ascend | descend
minimum | maximum
weekday weekdays | weekend weekends
unlimited | limited
inclusive | exclusive
alcoholic | non-alcoholic
vegetarian vegan | meat
confirmed confirm | denied unconfirmed
known | unknown
expected | unexpected
usual | unusual
advantage benefit | disadvantage drawback
satisfied | dissatisfied unhappy
happy | sad unhappy
patient | impatient
honest | dishonest
sober | drunk
awake | asleep
healthy | sick ill
double doubled | halve halved half
used | unused new
part | whole
win won | tie
continue continued carry_on play_on played_on | give_up gave_up gives_up quit
advance bring_forward | postpone postponed delay delayed put_off
born | died
elevated raised | lowered normal
healthy intact | broken faulty damaged
steigen gestiegen zunehmen | sinken gesunken fallen abnehmen
gross | klein
offen geoffnet | geschlossen
erlaubt | verboten
kostenlos gratis | kostenpflichtig
alt | neu jung
fruh | spat
viel | wenig
mehr | weniger
augmenter hausse | diminuer baisse
ouvert | ferme
gratuit | payant
grand | petit
aumentar | disminuir reducir
abierto | cerrado
`;
