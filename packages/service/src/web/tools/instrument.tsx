/**
 * The page of an instrument (a page with a dial): the view it shows, its path, and the component that draws the reply.
 */

import type { CivilDay, JdUt } from 'ganaka/internal/kernel/units.ts';
import type { Engine, EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { PageLanguage } from 'ganaka/internal/text/contracts/page-words.ts';
import type { NoParameters } from 'ganaka/internal/views/kit/parameter.ts';
import type { PayloadOf, SkyView } from 'ganaka/internal/views/view.ts';
import type { JSX } from 'preact';
import type { TSchema } from 'typebox';
import { answer, type Zones } from '../../api/answer/answer.ts';
import { askingAt, type RequestData } from '../../api/read/read.ts';
import type { ChosenPlace } from '../../api/read/where.ts';
import type { Frame } from '../design/page.tsx';
import { PAGE_VOICE } from '../requests/voice.ts';

export interface ShownMoment {
  /** The instant that the picture shows, in milliseconds since 1970. */
  readonly now: number;
  /** The same instant in the form that replies have. */
  readonly at: string;
  readonly place: { readonly name: string; readonly latDeg: number; readonly lonDeg: number };
}

export interface InstrumentProps<P> {
  readonly frame: Frame;
  readonly bar: JSX.Element;
  readonly reply: P;
  readonly shown: ShownMoment;
  readonly call: string;
  /** Whether the reader may move the hand away from the current time, which needs an Enterprise session. */
  readonly movable: boolean;
}

/** An event to which the page offers a link: its name and its instant. */
export interface LinkedEvent {
  readonly label: string;
  readonly at: string;
}

interface InstrumentRequest {
  readonly asking: RequestData;
  readonly engine: Engine;
  readonly zones: Zones;
}

export interface Instrument {
  readonly path: string;
  /** The route, under the engine's segment, whose reply the page shows. */
  readonly api: string;
  /** Returns the request of the view for an instant at a place. */
  asking(info: EngineInfo, at: { readonly place: ChosenPlace; readonly day: CivilDay; readonly t: JdUt }): RequestData;
  draw(
    asked: InstrumentRequest,
    props: (events: readonly LinkedEvent[]) => Omit<InstrumentProps<never>, 'reply'>,
    lang: PageLanguage,
  ): JSX.Element;
}

interface Declared<P> {
  readonly path: string;
  readonly api: string;
  readonly page: (props: InstrumentProps<P>) => JSX.Element;
  readonly events?: (reply: P, lang: PageLanguage) => readonly LinkedEvent[];
}

export function instrument<S extends TSchema>(
  view: SkyView<S, NoParameters>,
  { path, api, page: Shows, events }: Declared<PayloadOf<SkyView<S, NoParameters>>>,
): Instrument {
  return {
    path,
    api,
    asking: (info, at) => askingAt(view, info, at, {}),
    draw({ asking, engine, zones }, props, lang) {
      const { payload } = answer(view, asking, engine, zones, PAGE_VOICE);
      return <Shows {...props(events?.(payload, lang) ?? [])} reply={payload} />;
    },
  };
}
