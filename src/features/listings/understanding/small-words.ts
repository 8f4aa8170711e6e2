/** Words that people type between those that matter, and words of the trade that are right as they stand. */
import { searchKey } from "../../../domain/text.ts";
import { SMALL_WORDS_OF_HINDI } from "./alias-groups.ts";

const words = (text: string): ReadonlySet<string> => new Set(searchKey(text).split(" "));

/** Without weight: they narrow nothing. */
export const SMALL_WORDS = words(`
a an and any are as at be by can do for from get give have how i im in is it its ka ke ki ko me mein mera my near nearby
need of on one or our please plz pls se show some someone tell that the their there this to us want wanted was we what
when where which who whom will with would you your am if
about across all also anyone around approx approximately available availability best better book booking budget call
charge charges cheap cheaper cheapest city closest contact contacts cost costs details different directory email
excellent expensive experienced famous find finding fee fees fine good great help helpful hey hello hi hire hiring
immediate immediately india indian inr info information kind kindly kinds know leading list listing lists local locality
location looking low lowest luxury mobile most name names new next nice no number numbers offer offers online only order
package packages per person phone place places popular premium price prices pricing professional professionals provider
providers quality quote rate rated rates rating ratings really recommend recommended rent renting required requirement
reliable requirements reserve review reviews rs rupee rupees search searching service services someone suggest
suggestions supplier suppliers team today tomorrow tonight top trusted type types urgent urgently verified very weekend
whatsapp within year years chahiye chaiye wala wale wali bhai sir madam
accha achha acha sasta saste paas pass aas kahan kaha milega milenge hai ho liye hona
january february march april may june july august september october november december jan feb mar apr jun jul aug sep
sept oct nov dec monday tuesday wednesday thursday friday saturday sunday morning evening night day days week month
sister brother daughter son mother father mom dad cousin friend friends family wife husband uncle aunt parents bhaiya didi
small big large huge little upcoming coming date dates time under below less than upto above minimum maximum max min
per hour hours area zone side people person guys girl girls boy boys something anything somewhere company companies agency
able must own has had than then them they these those been being were into only just like make makes making take takes
bring come comes going goes done doing does did not but so if because more many much even every each few both same other
another else ever also after before during until till while since still already again once twice two three four five six
seven eight nine ten twenty thirty forty fifty sixty hundred thousand first second third last own every thing things way
let lets hoping hope wish planning plan plans having getting married speak speaks reply replies least handled around
agencies vendor vendors firm website site link near-by app free start starting
${SMALL_WORDS_OF_HINDI}`);

/** Known as they stand, though no listing may say them: they are never taken for a mistyped word. */
export const TRADE_WORDS = words(`
event events party parties wedding weddings marriage marriages shaadi shadi vivah sangeet mehndi mehendi haldi reception
engagement roka sagai birthday anniversary baby shower naming godh bharai griha pravesh housewarming jagran mata chowki
satsang garba navratri dandiya diwali holi eid christmas ganesh ganpati puja pooja festival festivals mela function
functions ceremony ceremonies baraat barat bidaai cocktail bachelor kitty farewell freshers college school fest annual
sports marathon concert show shows exhibition expo conference seminar workshop meeting corporate office launch product
inauguration award awards rally camp charity fundraiser ngo political rehearsal theme decor decoration flower flowers
catering food veg vegetarian jain buffet chef bartender security bouncer parking lawn hall halls stage sound light lights
music live dance photo photos video album drone car cars bus transport valet invitation invitations gift gifts cake
bridal groom bride makeup pandit priest tent pandal shamiana mandap chair table genset acoustic female male couple kids
children adults elders guest guests crowd queue ticket tickets entry gate lost found first aid medical water cleaning
card cards west best east north south central old rest test guest fast last past cast host most post list mist dust must
`);

/** What an event is for: it makes no difference to who can be asked, and is never missed where nothing says it. */
export const OCCASION_WORDS = words(`
event events party parties function functions wedding weddings marriage marriages sangeet mehndi haldi reception engagement
roka sagai birthday anniversary shower naming housewarming navratri diwali holi eid christmas festival festivals ceremony
ceremonies cocktail kitty farewell freshers corporate program programme
`);

/** Behind one of these stands what the thing is for, and not the thing. */
export const PREPOSITIONS = words("for with in at near from by around on of to");

/** Before one of these. */
export const POSTPOSITIONS = words("liye lie liya keliye लिए लिये साठी हेतु માટે জন্য ಗಾಗಿ కోసం ਲਈ");
