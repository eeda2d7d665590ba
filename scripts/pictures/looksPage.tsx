import { renderToStaticMarkup } from 'react-dom/server';
import { InBoth } from '../charts/Both';
import { Page } from '../charts/Page';
import { say } from '../charts/words';
import { ChartWords, type Language, type Names } from '../paths/words';
import type { Look } from './looks';

/** One HTML page of the states that look otherwise than at a revision; its pictures lie beside it. */
export function looksPage(looks: readonly Look[], revision: string, names: Names): string {
  const charts = [...new Set(looks.map(({ chart }) => chart))];
  const page = (
    <Page
      title={say('looks.title', { revision })}
      summary={say(looks.length === 0 ? 'looks.same' : 'looks.total', {
        ...{ revision, pictures: looks.length, charts: charts.length },
      })}
      sections={charts.map((chart) => ({
        id: chart,
        title: new ChartWords(chart, names).title,
        content: <States looks={looks.filter((look) => look.chart === chart)} />,
      }))}
    />
  );
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

interface StatesProps {
  /** Of one chart. */
  readonly looks: readonly Look[];
}

function States({ looks }: StatesProps) {
  const states = [...new Set(looks.map(({ state }) => state))];
  return states.map((state) => (
    <div key={state}>
      <h3>
        <code>{state}</code>
      </h3>
      <InBoth>
        {(language) =>
          looks
            .filter((look) => look.state === state && look.language === language)
            .map((look) => <Versions key={look.file} look={look} language={language} />)
        }
      </InBoth>
    </div>
  ));
}

const versions = {
  added: ['now'],
  removed: ['before'],
  changed: ['before', 'now', 'difference'],
} as const;

interface VersionsProps {
  readonly look: Look;
  readonly language: Language;
}

/** The pictures of one state at one width, side by side. */
function Versions({ look: { kind, file, width, difference }, language }: VersionsProps) {
  const shown = versions[kind].filter((name) => name !== 'difference' || difference !== null);
  return (
    <span className="versions">
      {shown.map((version) => {
        const caption = say(`looks.${version}`, { width })[language];
        return (
          <span key={version}>
            {caption}
            <br />
            <img src={`${version}/${file}`} width={440} alt={caption} />
          </span>
        );
      })}
    </span>
  );
}
