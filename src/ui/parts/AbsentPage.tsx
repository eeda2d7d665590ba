import { NothingYet } from './Emptiness';
import { LinkButton } from './LinkButton';

interface AbsentPageProps {
  readonly title: string;
  readonly text: string;
  /** The list of such things, and what the way there says. */
  readonly list: string;
  readonly back: string;
}

/** The page of a thing that is gone, or never was: it says so, and leads to the list. */
export function AbsentPage({ title, text, list, back }: AbsentPageProps) {
  return (
    <NothingYet
      page
      title={title}
      action={
        <LinkButton to={list} kind="primary">
          {back}
        </LinkButton>
      }
    >
      {text}
    </NothingYet>
  );
}
