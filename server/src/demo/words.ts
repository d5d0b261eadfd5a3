/** Word lists of the demo: invented outdoor companies, plants, advertisers and people. */
export const FIRST_WORDS =
  'Meridian,Bluefork,Copperline,Highmesa,Longview,Redstone,Silverspan,Tallgrass,Westgate,Clearfield,Pinecrest,Harborlight,Ironbridge,Sunward,Foxhollow,Granite,Lakeshore,Northstar,Openroad,Prairie,Quarry,Riverbend,Stonegate,Timberline,Uplands,Valleyview,Wayfinder,Amberway,Brightwater,Crossroads,Driftwood,Eastbank,Fairmont,Goldfinch,Hillcrest,Juniper,Keystone,Lantern,Milepost,Narrows,Overlook,Parkway,Ridgeline,Skyline,Trailhead,Vantage,Windmill,Yellowpine,Zephyr,Canyon'.split(
    ',',
  );
export const SECOND_WORDS =
  'Outdoor,Media,Signs,Displays,Billboards,Advertising,Posters,Transit,Graphics,Communications,Boards,Wraps'.split(
    ',',
  );
export const CITIES =
  'Denver CO 80202,Boise ID 83702,Omaha NE 68102,Tulsa OK 74103,Fresno CA 93721,Tucson AZ 85701,Reno NV 89501,Fargo ND 58102,Topeka KS 66603,Austin TX 78701,Macon GA 31201,Akron OH 44308,Dayton OH 45402,Erie PA 16501,Utica NY 13501,Salem OR 97301,Tacoma WA 98402,Provo UT 84601,Casper WY 82601,Helena MT 59601,Peoria IL 61602,Lansing MI 48933,Mobile AL 36602,Biloxi MS 39530,Tampa FL 33602,Raleigh NC 27601,Norfolk VA 23510,Camden NJ 08102,Albany NY 12207,Bangor ME 04401'
    .split(',')
    .map((line) => {
      const parts = line.split(' ');
      return { city: parts[0] ?? '', state: parts[1] ?? '', zip: parts[2] ?? '' };
    });
export const STREETS =
  'Foundry Street,Mill Road,Press Avenue,Inkwell Lane,Vinyl Drive,Depot Street,Canvas Court,Banner Boulevard,Easel Way,Proof Place'.split(
    ',',
  );
export const GIVEN_NAMES =
  'Alex,Bailey,Casey,Devon,Ellis,Frankie,Gray,Hollis,Indigo,Jamie,Kendall,Lane,Marlow,Noel,Oakes,Payton,Remy,Sage,Tatum,Umber,Vale,Winter,Xen,Yael,Zion,Arden,Briar,Campbell,Darcy,Eden'.split(
    ',',
  );
export const FAMILY_NAMES =
  'Placard,Easel,Vellum,Gutter,Kerning,Leading,Margin,Bleed,Serif,Glyph,Folio,Quire,Ream,Platen,Roller,Squeegee,Grommet,Hem,Tarp,Panel,Canvas,Ledger,Matte,Gloss,Halftone,Register,Swatch,Spectrum,Tint,Varnish,Trim,Fold,Binder,Caliper,Cutter'.split(
    ',',
  );
export const TITLES =
  'Marketing Manager,Operations Manager,General Manager,Art Director,Production Coordinator,Buyer,Posting Supervisor,Office Manager,Regional Director,Account Executive'.split(
    ',',
  );
export const ADVERTISERS =
  'Acme Burgers,Blue Heron Dental,Cactus Credit Union,Dusty Trail Motors,Everlight Solar,Fernwood Hospital,Goldleaf Casino,Happy Paws Vets,Ironwood Law,Jolly Pickle Deli,Kestrel Airlines,Lemongrass Insurance,Mountain Brew Coffee,Nimbus Mobile,Orchard Realty,Pinto Tires,Quickstep Shoes,Rustic Ridge Homes,Sunny Side Eggs,Three Forks University,Umbrella Roofing,Velvet Theater,Wild Plains Zoo,Xtra Mile Fitness,Yonder Travel,Zigzag Furniture,Bright Smile Orthodontics,Copper Kettle Chili,Desert Bloom Nursery,Eagle Point Bank'.split(
    ',',
  );
export const PRODUCTS =
  'Bulletin Vinyl,Poster Paper,Eco Poster,Poster Flex,Junior Poster,Bus King Wrap,Bus Tail Wrap,Bus Shelter Insert,Wall Mural,Building Wrap,Mesh Banner,Vinyl Banner,Floor Graphic,Window Perf,Vehicle Wrap,Rigid Sign,Extension Piece,Backlit Film,Airport Dura-Trans,Pole Banner'.split(
    ',',
  );
export const SIZES =
  '14\'h x 48\'w|14\'6"h x 48\'6"w,10\'h x 30\'w|10\'6"h x 30\'6"w,10\'5"h x 22\'8"w|10\'11"h x 23\'2"w,5\'h x 11\'w|5\'3"h x 11\'3"w,12\'h x 24\'w|12\'6"h x 24\'6"w,20\'h x 60\'w|20\'6"h x 60\'6"w,30"h x 144"w|31"h x 145"w,21"h x 72"w|22"h x 73"w,68.5"h x 47.25"w|69"h x 48"w'
    .split(',')
    .map((pair) => pair.split('|'));
export const DESIGNS =
  'Exit 12 Next Right,Grand Opening,Holiday Sale,Now Hiring,Open 24 Hours,Summer Series,Double Points,Fresh Daily,Your Best Smile,Drive Electric,Weekend Getaway,Back to School,New Season,We Deliver,Meet the Team,Limited Edition,Ask Your Doctor,Low Rates,Live Music,Two for One'.split(
    ',',
  );
export const SHIP_METHODS = 'Ground,Two Day,Overnight,LTL Freight,Will Call,Courier'.split(',');
export const COMMENTS =
  'Called about the next posting cycle; wants prices for three bulletins.,Asked for a sample of the mesh banner.,Check that the proof for the wall mural was approved.,The annual contract is up for renewal; put together a quote.,Left a voicemail.,Sent the updated price sheet by email.,Interested in backlit film for two airports.,Vinyl arrived with a crease; arrange a reprint.,Wants to move the ship date by a week.,Discuss quantities for the spring campaign.,Introduce the eco poster line.,Confirm the unit numbers for the new boards.'.split(
    ',',
  );
