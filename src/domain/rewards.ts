import { motivationalMessageLength } from './limits';
import { cleanText } from './text';

/** What goes to the student with a prop; it may be left empty [VALID-049]. */
export const motivationalMessage = cleanText(0, motivationalMessageLength);
