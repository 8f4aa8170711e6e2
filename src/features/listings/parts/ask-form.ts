/** The id of the form by which a profile is asked: links lead to it, and the bar at the foot of the screen opens it. */
export const ASK_FORM = "book-form";
