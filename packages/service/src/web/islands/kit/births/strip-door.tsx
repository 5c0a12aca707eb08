/** The button on the birth sheet that loads and shows what changes if the time of birth is not exact. */
import { Component } from 'preact';
import type { StripProps } from './strip-props.ts';

interface DoorState {
  readonly strip?: typeof import('./strip.tsx').Strip;
  readonly failed?: true;
}

export class StripDoor extends Component<StripProps, DoorState> {
  readonly #open = (): void => {
    import('./strip.tsx').then(
      ({ Strip }) => this.setState({ strip: Strip }),
      () => this.setState({ failed: true }),
    );
  };

  override render() {
    const { screen } = this.props.shown;
    const { strip: Strip, failed } = this.state;
    const words = screen.strip;
    return (
      <section class="card time-strip" aria-labelledby="time-strip">
        <h3 id="time-strip">{words?.title}</h3>
        <p>{words?.lead}</p>
        {Strip === undefined ? (
          <button type="button" class="btn quiet" onClick={this.#open}>
            {words?.show}
          </button>
        ) : (
          <Strip {...this.props} />
        )}
        {failed && <p role="status">{screen.words.failed}</p>}
      </section>
    );
  }
}
