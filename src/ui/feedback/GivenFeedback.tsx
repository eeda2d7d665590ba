import type { PostClassDraft } from '../../domain/feedback';
import { Fact, Facts } from '../parts/Facts';
import { Text } from '../parts/Text';
import { FeedbackPictures } from './FeedbackPictures';
import { useFeedbackLines } from './feedbackLines';

interface GivenFeedbackProps {
  readonly values: PostClassDraft;
  /** What it is called: 'As parents see it'. */
  readonly label: string;
}

/** A feedback as parents see it. */
export function GivenFeedback({ values, label }: GivenFeedbackProps) {
  const lines = useFeedbackLines()(values);
  return (
    <section aria-label={label}>
      <Facts layout="table" whiteSpace="pre-wrap">
        {lines.map(({ name, label, text }) => (
          <Fact key={name} name={label}>
            {text}
          </Fact>
        ))}
      </Facts>
      <FeedbackPictures addresses={values.images} beside={<Text>{values.content}</Text>} />
    </section>
  );
}
