/** A chapter: a heading that stands in the contents, and its body. */
import type { Html } from '../html.ts';
import type { Matter } from '../matter.ts';
import type { Voice } from '../voice.ts';
import type { HeadId } from '../words.ts';

export interface Chapter {
  readonly id: HeadId;
  readonly body: (matter: Matter, voice: Voice) => Html;
}
