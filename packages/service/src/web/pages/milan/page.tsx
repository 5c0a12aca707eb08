/** `/milan`: two births. The script `milan.js` computes and fills in the sheet. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { Frame } from '../../design/page.tsx';
import { BirthFields } from '../births/fields.tsx';
import { BirthsPage } from '../births/frame.tsx';

export function Milan({ frame, engines }: { readonly frame: Frame; readonly engines: readonly EngineInfo[] }) {
  const { milan, births } = frame.reader.words;
  return (
    <BirthsPage
      frame={frame}
      path="/milan"
      title={milan.title}
      lead={milan.lead}
      engines={engines}
      script="milan.js"
      call="/docs/matching"
    >
      <div class="births-two">
        {(['boy', 'girl'] as const).map((id) => (
          <fieldset key={id}>
            <legend>{milan[id]}</legend>
            <BirthFields id={id} words={births} />
          </fieldset>
        ))}
      </div>
    </BirthsPage>
  );
}
