/**
 * What a hand-written CV says, in the form in which the CVs of other makers have their truth (`makers-scoring.ts`): null
 * where its page says nothing, a bare year where it gives no month, `present` for an open end, a list where several forms
 * are right. Posts in clubs are no employers, certificates no awards.
 */
export const school = (name, degree, major, start, end) => ({ school: name, degree, major, start, end });
export const job = (name, title, start, end) => ({ name, title, start, end });
export const project = (name, start = null, end = null) => ({ name, start, end });
export const truth = (name, phone, email, { educations = [], employers = [], projects = [], awards = 0 }) => ({
  name,
  phone,
  email,
  educations,
  employers,
  projects,
  awards,
});
