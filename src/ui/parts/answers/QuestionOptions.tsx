import type { QuestionOption } from '../../../domain/answers';
import { Formula } from '../Formula';

interface QuestionOptionsProps {
  readonly options: readonly QuestionOption[];
}

/** What a choice question offers, each with its letter. */
export function QuestionOptions({ options }: QuestionOptionsProps) {
  return options.map(({ key, text }) => (
    <div key={key}>
      {`${key}. `}
      <Formula text={text} />
    </div>
  ));
}
