/** How plans for trips and answers about places should be built. */
export const travelStatements = {
  "pack-counts": "Give a number for each piece of clothing, and keep to what I will really use.",
  "pack-short": "Only what I will really use, with numbers for clothing.",
  "pack-leave": "Name what people often take along and never need.",
  "trip-near":
    "Keep stops that lie close together in one stretch, with rough travel times between them.",
  "trip-book": "Mark what has to be booked ahead.",
  "trip-short": "Group what lies close together; mark what needs booking.",
  "trip-drop": "Say what to drop first if time runs short.",
  "trip-missed": "Include one thing that most visitors miss.",
  "roadtrip-legs":
    "Give the driving time of each leg, and put the stops in an order without detours.",
  "roadtrip-short": "Give the driving time of each leg, without detours.",
  "visa-check": "Name the official page where I can check it, since the rules change.",
  "flight-live": "Where you can't see live prices, say so, and tell me where and when to look.",
  "way-compare": "Compare the ways by time from door to door, price and number of changes.",
  "way-short": "Compare by total time, price and changes.",
  "best-time-weeks": "Name the best weeks first, then what speaks against them.",
  "stay-area": "Begin with the area that suits and why, then name places in it.",
  "stay-lacks": "Say what each one lacks.",
  "stay-short": "Area first, then places with what each lacks.",
  "eat-order":
    "For each, name what to order and the price level, and remind me once to check that it is still open.",
  "daytrip-rain": "Give the travel time each way, and say what works in the rain.",
  "daytrip-short": "Give travel time each way and an idea for rain.",
  "visit-each": "Say for each how much time it takes and roughly what it costs.",
  "visit-first": "Say which one to do first if there is time for only one.",
  "visit-short": "Time and rough cost for each; your first choice on top.",
  "go-against": "Say for each place what speaks against it.",
  "go-choose": "End with the one you would choose, and why.",
  "go-unexpected": "Include one place that people with this wish rarely think of.",
  "tips-local":
    "Put first what first-time visitors most often get wrong, and leave out what holds for any trip.",
  "tips-short": "Only what I would not think of myself.",
} as const satisfies Readonly<Record<string, string>>;
