import type { ServerDomain } from '../../domain.ts';
import { answeredMail } from './answered-mail.ts';
import { answerFeedback, closeFeedback, listHandledFeedback, openFeedback } from './console.ts';
import { eraseFeedback } from './erase-feedback.ts';
import { countUnreadAnswers, listFeedback, readAnswers, sendFeedback } from './feedback.ts';
import { uploadFeedbackPicture } from './picture.ts';

/** What people say of the application; also of those whom a missing paper keeps from the desk. */
export const feedback: ServerDomain = {
  routes: [
    ...[sendFeedback, uploadFeedbackPicture, listFeedback, countUnreadAnswers, readAnswers],
    ...[listHandledFeedback, openFeedback, answerFeedback, closeFeedback],
  ],
  tasks: [eraseFeedback],
  deliveries: [answeredMail],
};
