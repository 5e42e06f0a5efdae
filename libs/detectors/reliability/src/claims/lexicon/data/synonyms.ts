/**
 * Groups of words with one meaning, one a line; a word may be in several. Words of a phrase are
 * joined by `_`. Inflected forms need no entry unless they are irregular.
 */
export const SYNONYMS = `
increase rise rose risen grow grew grown growth climb climbed gain expand raise raised up_by went_up go_up goes_up jump higher upturn
decrease fall fell fallen drop dropped decline shrink shrank shrunk reduce reduction reduced down_by went_down go_down goes_down slump sink sank lower lowered cut dip
sell sold sale vend market
buy bought purchase purchased acquire acquired acquisition order obtain
begin began begun start launch commence initiate kick_off kicks_off onset
end finish conclude stop cease terminate expire termination run_out runs_out over come_to_an_end
cost price charge fee rate amount tariff costs priced
free gratis complimentary free_of_charge at_no_cost no_cost no_charge no_extra_cost without_charge no_fee no_fees at_no_extra_cost at_no_charge no_additional_cost no_extra_charge costs_nothing cost_nothing for_free without_cost without_paying on_the_house
pay paid payment payable settle spend spent remit pays
open opened opening opens reopen
close closed closing closes shut shuts closure shut_down
ship shipped shipping shipment deliver delivered delivery dispatch dispatched send sent transport mail arrive arrives postage
allow allowed permit permitted permission let may_use authorise authorize authorised authorized able_to welcome enable
forbid forbidden ban banned prohibit prohibited disallow disallowed off_limits
cancel cancelled canceled cancellation call_off called_off revoke withdraw annul rescind
include included includes contain contains comprise comprises consist consists cover covered covers feature come_with comes_with part_of built_in encompass incorporate
exclude excluded omit omitted leave_out left_out except
require required requires requirement need needs needed necessary mandatory compulsory obligatory must_have demand prerequisite essential have_to has_to obliged
optional voluntary elective
refund refunded reimburse reimbursed reimbursement money_back repay repaid repayment pay_back get_your_money_back give_money_back returned_money credit_back get_their_money_back
return returned returns send_back sent_back bring_back brought_back give_back hand_back take_back
cover_the_cost bear_the_cost pay_for pays_for foot_the_bill cover_the_costs bear_the_costs at_our_expense at_our_own_expense cover_shipping
customer client buyer shopper consumer purchaser patron guest
company firm business corporation enterprise organisation organization manufacturer vendor
employee staff worker personnel workforce team_member employees colleague
boss manager supervisor head chief director leader lead leads led run runs manage manages managed head headed direct directed oversee oversees overseen in_charge
founder founded found establish established establishment set_up create created creation start started launched founding formed form inception
make made produce produced manufacture manufactured build built construct constructed construction create created develop developed production fabricate
begin_work join joined hired hire employ employed recruit recruited take_on took_on appointed appoint
quit resign resigned resignation step_down stepped_down leave left depart departed departure
fire fired dismiss dismissed lay_off laid_off sack
doctor physician medic
hospital clinic
medicine drug medication medicament remedy
illness disease sickness ailment condition
child children kid kids youngster minor minors infant toddler
adult grown_up grown_ups
teenager teen adolescent youth
car vehicle automobile auto
bicycle bike cycle
road street highway
house home residence dwelling
flat apartment
room chamber
big large huge great sizeable sizable enormous vast massive
small little tiny minor compact
old aged ancient elderly
new novel fresh recent latest modern
fast quick rapid swift speedy quickly prompt promptly
slow sluggish
important significant crucial vital key essential major
main principal primary chief leading
famous well-known renowned celebrated popular
beautiful lovely attractive pretty
difficult hard tough challenging complicated complex
easy simple straightforward effortless
happy glad pleased delighted joyful
sad unhappy sorrowful
angry furious
afraid scared frightened fearful
rich wealthy affluent
poor impoverished needy
smart clever intelligent bright
strong powerful
weak feeble
sick ill unwell
cheap inexpensive affordable low-cost budget
expensive costly pricey dear
correct right true accurate
wrong incorrect false erroneous mistaken
dead died deceased die dies death pass_away passed_away
born birth
live lived reside resided inhabit dwell
marry married wed spouse wife husband marriage
film movie picture
book novel volume title
song track tune
album record
show programme program series
play perform performed performance act acted star starred appear appeared
write wrote written author authored pen penned writer compose composed
sing sang sung singer vocalist
direct directed director filmmaker
publish published release released issue issued come_out came_out launch launched
win won victory triumph beat defeated defeat
lose lost defeat
compete competition contest tournament championship
match game fixture
team club squad side
player athlete sportsman
fight fought battle combat
war conflict
kill killed murder murdered slay slain assassinate
attack attacked assault
protect protected guard defend safeguard
help helped assist assisted aid support supported assistance
support supported back backed endorse endorsed
oppose opposed against object objected resist
speak spoke spoken talk talked
say said state stated declare declared announce announced tell told claim claimed mention report reported
ask asked inquire enquire request requested
answer answered reply replied respond responded response
call called name named known_as title titled dub dubbed refer term
show showed shown display displayed demonstrate exhibit present presented
see saw seen view viewed watch watched look observe observed notice
hear heard listen
think thought believe believed consider considered regard deem
know knew known aware
understand understood comprehend grasp
learn learned learnt study studied
teach taught instruct educate train trained training educator teacher instructor
remember recall recollect
forget forgot forgotten
like enjoy love fond
hate dislike detest loathe
want wanted wish desire would_like
try tried attempt attempted
use used utilise utilize employ usage apply make_use
get got receive received obtain obtained gain
give gave given provide provided supply supplied offer offered grant granted hand
take took taken accept accepted
keep kept retain retained maintain maintained preserve hold store stored
save saved store stored
throw_away discard dispose disposed
move moved relocate relocated shift
go went gone travel travelled traveled journey trip
come came arrive arrived reach reached
leave left depart departed
enter entered admission access entry
visit visited visitor come_to_see tourist guest
stay stayed remain remained
change changed alter altered modify modified amend amended adjust adjusted edit update updated
replace replaced substitute substituted swap exchange exchanged
repair repaired fix fixed mend mended
break broke broken damage damaged destroy destroyed defective faulty defect broken_down
clean cleaned wash washed
cook cooked bake baked prepare prepared
eat ate eaten consume consumed dine
drink drank drunk beverage
meal food dish
breakfast morning_meal
dinner supper evening_meal
lunch midday_meal
contain contained hold holds include
have has possess own owned owner belong belongs property
connect connected link linked join attach attached
separate separated divide divided split
combine combined merge merged unite united mix mixed
choose chose chosen select selected pick picked opt selection choice
decide decided determine determined decision
plan planned intend intended schedule scheduled
happen happened occur occurred take_place takes_place took_place held hold
cause caused lead_to result result_in resulted due_to because
prevent prevented stop stopped avoid avoided
continue continued go_on carry_on last lasted proceed
improve improved enhance enhanced better upgrade boost boosted
worsen worsened deteriorate deteriorated
double doubled twofold twice
half halve halved
triple tripled threefold
quarter fourth
about approximately around roughly circa nearly almost
exactly precisely just
maximum max limit limited capped cap upper_limit ceiling
minimum min
daily every_day each_day per_day a_day day_to_day
weekly every_week each_week per_week a_week once_a_week
monthly every_month each_month per_month a_month once_a_month
yearly annual annually every_year each_year per_year a_year once_a_year
hourly every_hour each_hour per_hour
night overnight nightly per_night
weekend weekends saturday_and_sunday
weekday weekdays working_day working_days business_day business_days workday workdays
noon midday
morning am
evening night pm
immediately instantly at_once right_away straight_away instant
soon shortly
later afterwards subsequently
before prior earlier ahead_of in_advance beforehand
currently now presently at_present at_the_moment today
formerly previously once used_to in_the_past
forever permanently indefinitely lifetime for_life for_ever
temporary temporarily provisional interim
often frequently regularly
rarely seldom hardly_ever
usually normally generally typically
always at_all_times constantly all_the_time around_the_clock 24/7
unlimited no_limit without_limit limitless infinite as_many_as_you_like as_much_as_you_like no_cap without_restriction unrestricted no_restriction
together jointly combined collectively
alone single-handedly by_himself by_herself on_its_own
everyone everybody all_people each_person anyone anybody
nobody no_one
many numerous plenty lots
several multiple various a_number_of
few hardly_any
part portion share piece section segment
whole entire full complete total
total sum altogether overall
additional extra further more another supplementary supplement
different distinct other various
same identical equal alike
similar alike comparable resemble
near close nearby next_to adjacent beside
far distant remote
inside indoors interior within
outside outdoors exterior outdoor
top peak summit highest
bottom base lowest
front facade
centre center middle central
border boundary frontier edge
area region zone district territory
country nation state
city town municipality
capital seat_of_government
village hamlet settlement
mountain mount peak hill
river stream waterway
ocean sea
lake reservoir
island isle
forest woods woodland
tree trees
flower blossom bloom
animal creature beast
dog dogs canine puppy
cat cats feline kitten
pet pets animal animals
bird avian
fish
population inhabitants residents people citizens number_of_people
person individual human people
man men male
woman women female
parent parents mother father
sibling brother sister
baby infant newborn
friend pal buddy companion
enemy foe opponent rival
king monarch ruler
president head_of_state
government administration
law legislation statute act
rule regulation policy guideline
court tribunal
judge justice
lawyer attorney solicitor counsel barrister
crime offence offense
police law_enforcement officers
prison jail
thief robber burglar
money cash funds
salary wage pay earnings income
profit gain earnings surplus
revenue turnover income sales proceeds takings
loss deficit
debt liability
loan credit mortgage
bank lender
tax levy duty vat
discount reduction rebate price_cut off cheaper reduced markdown
invoice bill billed
receipt proof_of_purchase
deposit down_payment prepayment
fine penalty
contract agreement deal
insurance coverage
guarantee warranty warranted guaranteed
price_increase
account profile
password passcode credentials
email e-mail mail message
phone telephone call ring
letter mail
website site webpage web_page online web internet
app application software programme program tool
computer pc laptop machine
file document
picture image photo photograph
video clip footage recording
button key
screen display monitor
battery power_cell
device gadget appliance machine unit
download downloaded
upload uploaded
delete deleted erase erased remove removed wipe wiped purge
add added insert append
copy duplicate backup back_up
search look_for seek find
find found discover discovered locate located spot detect detected
invent invented inventor devise
send sent transmit forward
share shared
print printed
sign signed signature
register registered registration sign_up signed_up enrol enroll enrolled enrolment enrollment
subscribe subscription subscribed membership member plan
log_in login sign_in logged_in
log_out logout sign_out
error mistake fault bug flaw
problem issue trouble difficulty
solution remedy fix resolution
solve solved resolve resolved
test tested exam examination trial check checked verify verified
approve approved approval accept accepted accepts authorise consent sign_off signed_off green_light
reject rejected refuse refused decline declined deny denied turn_down turned_down rejection
agree agreed consent
disagree disagreed
complain complaint complained grievance
praise praised compliment
promise promised pledge vow commit
warn warned warning caution alert
advise advised advice recommend recommended recommendation suggest suggested suggestion
inform informed notify notified notification notice tell let_know
contact reach get_in_touch call write_to
meet met meeting encounter
event occasion function
party celebration
festival fair
holiday vacation leave day_off days_off time_off annual_leave
trip tour journey excursion
hotel inn lodging accommodation
restaurant eatery diner cafe bistro
shop store outlet boutique
market marketplace bazaar
school academy
university college
student pupil learner undergraduate
lesson class course lecture
degree diploma qualification
job position post occupation role work employment
career profession
office workplace headquarters headquartered based head_office
factory plant works mill
warehouse depot storage
worker labourer laborer
engineer technician
scientist researcher
research study investigation
experiment trial test
theory hypothesis
evidence proof
fact truth
idea concept notion
plan scheme strategy
goal aim target objective purpose
reason cause motive why
result outcome consequence effect
effect impact influence
method way approach technique procedure process
kind type sort category variety
example instance case sample
number figure amount quantity
size dimension
length long
height tall high elevation
width wide breadth
depth deep
weight weigh weighs weighed heavy mass
speed velocity pace
temperature heat
age years_old
colour color hue shade
shape form
sound noise
smell odour odor scent
taste flavour flavor
wood timber wooden
metal metallic
stone rock
glass
plastic
fabric cloth textile
gold golden
water
air
fire blaze burn burned burnt
rain rainfall precipitation rainy
snow snowfall snowy
storm tempest
earthquake quake
flood flooding
sun solar sunny
moon lunar
star stellar
space cosmos
earth world globe planet
energy power
electric electrical electricity
light illuminate lamp
dark darkness
hot warm heated
cold cool chilly
wet damp moist
dry arid
hard solid firm
soft tender
full filled
empty vacant
clean tidy
dirty filthy soiled
safe secure safety security
dangerous hazardous risky unsafe
healthy fit wellness health
allergy allergic allergen
vegan plant-based plant_based
vegetarian meatless meat-free without_meat
gluten-free without_gluten gluten_free
parking park car_park parking_lot garage
ticket pass admission entry_fee entrance_fee
seat place chair
reservation reserve reserved booking book booked
arrival arrive check-in check_in
departure depart check-out check_out
passenger traveller traveler rider
driver chauffeur
pilot aviator
flight fly flew flown plane aircraft airplane aeroplane
train railway rail
ship boat vessel
bus coach
luggage baggage bag suitcase
airport
station stop terminal
bridge
tower
building structure edifice
museum gallery exhibition exhibit
church cathedral chapel
park garden
swim swimming swimming_pool pool
gym fitness
sport sports athletic
football soccer
goal score scored
medal prize award awarded reward win
record best
champion winner
coach trainer
fan supporter
audience spectators viewers crowd
critic reviewer
review reviewed feedback rating
rate rated ranked rank ranking
popular widespread common prevalent
rare uncommon scarce unusual
strange odd weird unusual
normal usual ordinary standard regular
special particular
official formal
private personal confidential
public open_to_all open_to_the_public open_to_everyone
secret hidden
legal lawful permitted
illegal unlawful against_the_law
possible feasible
impossible
available in_stock accessible obtainable on_offer
unavailable out_of_stock sold_out
ready prepared
busy occupied
late delayed delay behind_schedule overdue
early ahead_of_schedule ahead_of_time
deadline due due_date closing_date
postpone postponed put_off delay delayed defer deferred push_back pushed_back rescheduled reschedule
extend extended extension prolong prolonged
shorten shortened
renew renewed renewal
expire expires expiry valid validity
apply applied application applicant
hire rent rented rental lease leased let
borrow borrowed loan lend lent
owner proprietor landlord
tenant renter lodger
neighbour neighbor
member belong
vote voted election elect elected poll ballot
majority most
minority
elect elected chosen
party faction
minister secretary
mayor
army military troops forces soldiers
weapon arms
peace truce ceasefire
attempt effort try
success succeed succeeded successful successfully
failure fail failed fails unsuccessful
chance opportunity possibility
risk danger hazard
accident crash collision
injury injured hurt wounded wound
pain ache hurts
surgery operation operated
treatment treat treated therapy
patient patients
dose dosage
side_effect adverse_effect adverse_reaction
symptom sign
virus infection infected
vaccine vaccination vaccinate vaccinated jab
cure cured heal healed
pregnant pregnancy expecting
blood
heart cardiac
brain
eye eyes vision sight
skin
bone
exercise workout
sleep slept asleep
wake woke awake
tired exhausted fatigued
hungry starving
thirsty
quiet silent
loud noisy
read reading
language tongue
word term
translate translated translation
story tale narrative
poem verse poetry
newspaper paper press
journalist reporter
magazine journal periodical
television tv
radio
actor actress performer
band group
musician artist
painter artist painted paint painting
dance danced dancer
theatre theater stage
science scientific
history historical past
future upcoming
dozen twelve
couple pair two
once single
twice
thousand
million
percent percentage per_cent
majority most
minority
oldest earliest first
youngest latest newest
largest biggest greatest
smallest tiniest
tallest highest
fastest quickest
longest
sole only single exclusive exclusively solely
original initial first
final last ultimate
next following subsequent
previous former prior preceding past last
annual yearly
quarterly every_quarter each_quarter
biweekly fortnightly
hour hours hr
minute minutes min
second seconds
supplier provider vendor
partner associate ally
investor shareholder stockholder
share stock equity
merger takeover
bankrupt bankruptcy insolvent insolvency
branch subsidiary location locations
product item article goods merchandise
brand label
quality standard
service services
feature function functionality capability
version edition release
update upgrade patch
data information
user users account_holder
administrator admin
server host
network
storage disk_space space memory
encrypt encrypted encryption
backup back_up
attach attachment
crash crashed freeze
restart reboot
install installed installation set_up
configure configured configuration settings
notify alert
chat messaging
hotline helpline helpdesk help_desk
complimentary bonus gift
voucher coupon gift_card
loyalty points
cash notes coins
card credit_card debit_card
transfer wire
cheque check
instalment installment part_payment
late_fee surcharge
handle handled process processed deal_with
reply answer respond
wait waiting
queue line
serve served
clear cleared
collect collected pick_up pickup picked_up gather gathered
drop_off
pack package packaging parcel packet box
weighs
load loaded
fragile breakable delicate
waterproof water-resistant
recycle recycled recyclable reuse
organic bio
ingredient component
recipe
sugar sweet sweetened
salt salty
spicy hot
milk dairy
meat beef pork
fruit
vegetable veg greens
coffee espresso
tea
wine
beer
alcohol alcoholic
smoke smoking
noise
cleaning housekeeping
towel
bed
bathroom toilet restroom
kitchen
balcony terrace
view
elevator lift
stairs staircase
wheelchair step-free barrier-free accessible disabled_access
wifi wi-fi wireless internet
heating heat
landlord
rent
noise
garbage trash rubbish waste
lawn grass
plant planted grow
harvest harvested crop
farm farmer
soil ground
seed
cattle cow cows
horse
species kind
habitat home
extinct extinction die_out died_out
endangered threatened
climate weather
pollution pollute contaminated
emission emissions emit emitted
renewable green
reactor
satellite
rocket spacecraft
telescope
discover discovery
element substance
liquid fluid
gas
boil boiling
freeze frozen freezing
melt melted
mix mixture blend
measure measured
calculate calculated compute
estimate estimated
predict predicted forecast
analyse analyze analysis
compare compared comparison
describe described description
explain explained explanation
define defined definition
prove proved proven
confirm confirmed
deny denied
doubt
suspect suspected
accuse accused charge charged
arrest arrested detain detained
convict convicted guilty
innocent acquitted
sentence sentenced
appeal appealed
sue sued lawsuit litigation
compensate compensated compensation damages
witness
victim
inherit inherited
donate donated donation give contribute contributed
volunteer
charity
raise raised collect
budget
grant subsidy funding
audit audited
inspect inspected inspection
license licence licensed permit
certificate certified certification
passport id identification identity_card
visa
citizen national
immigrant migrant
refugee
language
religion religious faith
god deity
pray prayer
wedding marriage
funeral burial buried
divorce divorced
relative family kin
ancestor forefather descent
descendant offspring
husband spouse
son
daughter
uncle
aunt
cousin
drowsy drowsiness sleepy sleepiness
bicycle bike cyclist cyclists bikes
pedestrian pedestrians on_foot walkers
sea coast shore seaside
pupil kid child student schoolchild schoolchildren
leave away absent on_holiday on_vacation off_duty
connect log_on go_online
drought dry dryness
yield output crop harvest
deduct deductible deducted excess
insurer insurance policy
insured covered cover coverage
stolen theft steal stole
forbidden must_not may_not
plug plugged power supply
turn_on turned_on switch_on switched_on
turn_off turned_off switch_off switched_off
elevated raised high increased
standard by_default default included as_standard
surplus left_over remainder rest
handover hand_over handed_over
terminate termination end cancel give_notice notice
reach achieve attain
cap limit restrict restricted restriction ceiling
unharmed uninjured not_hurt unhurt
hurt injured harmed injury
swap swapped replace replaced exchange exchanged renew renewed
take_off took_off depart departed departure leave left
land landed landing arrive arrived arrival
aircraft plane jet
captain pilot
lie lies is_located located situated sits
border borders adjoin
recorded taped
tablet tablets pill pills capsule capsules
twice_daily two_times_a_day twice_a_day
once_daily once_a_day one_time_a_day
with_food with_a_meal with_meals
kidney renal
liver hepatic
heart cardiac
before_meals on_an_empty_stomach
doctor gp practitioner
hospital ward clinic
consult speak_to talk_to ask
keep store stored kept storage
fridge refrigerator refrigerated chilled
hot_water warm_water
heating radiator radiators
garage parking_space parking
tenant lodger renter occupant
landlord owner lessor
lease contract tenancy rental_agreement
square_metres sqm
goal goals score scored
referee umpire
penalty spot-kick
fans supporters spectators
lead ahead in_front
trail behind trails
draw drew drawn tie tied
top first leader leaders
second runner-up runner_up second-placed
coalition alliance
vote ballot voted
council assembly parliament
motion proposal bill
oppose opposed resist resistance against reject
back backed favour favor in_favour in_favor support campaigned campaign
lift lifted end ended remove removed withdraw withdrawn
warn warning alert
forecast outlook expected expects expect predicted anticipate anticipated
rain rainy wet umbrella shower showers
snow snowy
wind windy gale storm
degrees temperature warm cold
inland interior
tariff plan rate
household households homes home
smart_meter meter
base_fee basic_fee standing_charge fixed_fee
annual_fee yearly_fee
surcharge extra_charge supplement additional_fee on_top
express fast quick rushed
standard_delivery normal_delivery
warehouse depot store
working_day weekday business_day workday
cut-off deadline
parcel package box shipment order load
carrier courier haulier
origin from
destination to
in_transit on_its_way under_way
pallet pallets
invoice bill billed
net excluding_vat
gross including_vat
discount rebate reduction knock_off off cheaper
instalments in_parts
apiece each per_piece per_unit
desk table
chair seat
shelf rack
lamp light
colour color shade
black dark
in_stock available on_hand
unavailable out_of_stock sold_out
warranty guarantee covered
repair fix mend service
spare extra reserve
range reach
charge charging charger charged
battery accumulator
engine motor
brake brakes
tyre tire
boot trunk
consumption fuel
speed fast velocity
album record disc
track song piece pieces tracks
compose composed composer wrote write
produce produced producer
quartet band group ensemble
cellist cello
violinist violin
tour concert concerts gig
premiere first_night opening_night debut
actor cast casting role plays
director stage directs directed
script screenplay
novel book story
character hero heroine figure
sibling brother sister
chapter part
treaty agreement accord pact
war conflict fighting
sign signed concluded
king monarch crown
duke count nobleman
dispute quarrel argument
army troops
defeat beat overcome
capital seat_of_government
republic country nation state
island islands isle
inhabitants people residents population
official formal
language tongue
port harbour harbor
mountain peak
lake reservoir
orchid flower plant
goat goats
collector collectors
pollinate pollinated pollination
insect insects bee bees moth
decline dwindle fall decrease shrink
protected conserved
reserve park
telescope binoculars
discover discovered spotted saw find found detected
orbit circle circles
naked_eye unaided
visible seen see
collide collision hit
methane gas
sediment sediments
sample samples
scientist scientists researcher researchers team authors expert
study research investigation experiment trial
find found finding show showed
laboratory lab
field outdoors
dose doses amount
exposed given received
returned came_back come_back went_back
feeder feeding_station
often frequently many_times
password passcode pin
reset change
settings options preferences
click press push tap
code token
valid works good
account profile user_account
log_in sign_in login
laptop notebook computer machine
desktop desktops
roll_out rolled_out rollout deploy deployed install installed
update new_version upgrade
version release
network connection internet
outage failure breakdown incident
expire expired ran_out lapse lapsed
mailbox inbox
reminder notice
unread nobody_reads
on-call duty
customer_data personal_data
row rows record records
query queries request
server backend host
return returned returns gives give
number amount count
per_call at_a_time
slow slows slowed slower delay
fast speed_up speeds
draft drafted prepare write
budget finances
meeting session gathering
minutes protocol
decide decided decision agree agreed resolved
postpone postponed adjourn adjourned left_open deferred
suggest suggested propose proposed
supplier vendor provider
price prices charge charges cost
approve approved consent sign_off okayed
training course courses
probation trial_period
interns trainees intern trainee
work_from_home remote remotely home_office telework
request apply application
overtime extra_hours
holiday leave vacation
carry_over carried_over carried-over
manager team_lead boss line_manager supervisor
payroll salaries wages
membership card member
sauna steam
gym studio
class lesson course
instructor trainer coach teacher
beginner beginners newcomer novice
adult grown-up
free_entry admission_free
exhibition show display
floor storey level
photo photography photograph pictures
renovation refurbishment modernised modernized renewal repairs
ticket tickets admission entry
borrow lend lends loan borrowers
card pass permit
player players
turn move
coin coins money
card cards
build builds construct
win wins winner
begin begins start starts
flood floods flooding
burglary break-in
valuables jewellery
safe strongbox
unit premises
tell inform notify
renew renews extend prolong
caretaker janitor
residents tenants occupants
rent rents
bill bills costs
association cooperative
modernise modernised modernize upgrade
block building
blender mixer
jug container
dishwasher machine-washable
blade blades
cable cord
lid cover
flimsy weak
stars rating points
rival competitor rivals
quiet quieter silent
loud louder noisy
kit set
bolt screw
hammer tool
`;
