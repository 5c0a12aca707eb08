/** `/kundali`: one birth. The script `kundali.js` computes and fills in the sheet. */
import type { EngineInfo } from 'ganaka/internal/sky/engines/engine.ts';
import type { Frame } from '../../design/page.tsx';
import { BirthFields } from '../births/fields.tsx';
import { BirthsPage } from '../births/frame.tsx';

export function Kundali({ frame, engines }: { readonly frame: Frame; readonly engines: readonly EngineInfo[] }) {
  const { kundali, births } = frame.reader.words;
  return (
    <BirthsPage
      frame={frame}
      path="/kundali"
      title={kundali.title}
      lead={kundali.lead}
      engines={engines}
      script="kundali.js"
      call="/docs/kundali"
    >
      <fieldset>
        <legend>{kundali.form}</legend>
        <BirthFields id="birth" words={births} />
      </fieldset>
    </BirthsPage>
  );
}
