/** How plans for training, sleep and habits, and answers about complaints, should be built. */
export const healthStatements = {
  "snore-doctor":
    "Begin with the signs that mean a doctor should look at it, then what to try first.",
  "race-adjust": "Say what to change when a week is missed or something starts to hurt.",
  "race-why": "Name the signs that I am doing too much.",
  "race-short": "Say what to change when something hurts.",
  "stretch-stop":
    "Say which feeling is fine, which means stop, and when a doctor should look at it.",
  "stretch-cue": "Give for each how long, how often, and the mistake most people make.",
  "stretch-stop-short": "Say which feeling means stop.",
  "workout-adapt": "Give an easier and a harder version of whatever you suggest.",
  "workout-progress": "Say when it is time to do more, and which sign means stop.",
  "workout-short": "Add an easier and a harder version.",
  "workout-mistake": "Name the commonest mistake in each exercise.",
  "figures-show":
    "Show the calculation with its assumptions, and give a range rather than one figure.",
  "figures-short": "Show the calculation and give a range.",
  "weight-few": "Keep to the few changes that matter most and that I can hold for a year.",
  "weight-pace": "Say which pace is safe, and when to ask a doctor first.",
  "weight-short": "Only the few changes that matter most, at a safe pace.",
  "fitter-few":
    "Put the few things that matter most first, and say after how long I should notice a change.",
  "fitter-short": "The few things that matter most, first.",
  "sleep-few": "Begin with the one or two changes most likely to help, and how long to try them.",
  "sleep-doctor": "Say in one line when it is worth seeing a doctor.",
  "sleep-short": "The one change most likely to help, first.",
  "skin-few":
    "Keep it to as few products and steps as will do, and say after how many weeks to judge it.",
  "skin-doctor": "Say in one line when to see a doctor instead.",
  "skin-short": "As few steps as will do.",
  "quit-moment": "Say what to do in the moment when the urge comes, and what to do after a slip.",
  "quit-help": "Say in one line when help from a doctor or counsellor makes sense.",
  "quit-short": "Say what to do when the urge comes.",
  "schedule-slack": "Leave slack between the blocks, and say what to drop first on a full day.",
  "routine-small": "Include a version so small that it works on a bad day.",
  "routine-small-short": "Include a version for bad days.",
  "stress-now": "Separate what helps within minutes from what helps over weeks.",
  "stress-help": "Say in one line when talking to a doctor or therapist is the better step.",
  "stress-short": "First what helps within minutes.",
  "medicine-ask": "Say what would change the answer, and when to ask a doctor or pharmacist first.",
  "diet-swap": "Show what that means in ordinary meals, the most useful thing first.",
  "diet-doctor": "If an illness or a medicine would change the answer, say so in one line.",
  "diet-short": "In ordinary meals, the most useful thing first.",
  "pain-doctor-first":
    "Begin with the signs that mean I should see a doctor soon, then what I can do myself.",
  "pain-doctor-short": "First the signs that mean see a doctor.",
} as const satisfies Readonly<Record<string, string>>;
