/** The schema of views that return a finished text, such as a picture or a calendar file. */
import { Type } from 'typebox';

export const textReply = Type.String();
