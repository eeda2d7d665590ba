import type { QuestionOption } from '../../../domain/answers';
import { Formula } from '../Formula';

/** What a choice question offers, each with its letter. */
export function QuestionOptions({ options }: { readonly options: readonly QuestionOption[] }) {
  return options.map(({ key, text }) => (
    <div key={key}>
      {`${key}. `}
      <Formula text={text} />
    </div>
  ));
}
