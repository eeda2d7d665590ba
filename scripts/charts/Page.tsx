import { Fragment, type ReactNode } from 'react';
import type { Words } from '../paths/words';
import { Both } from './Both';
import { style } from './style';
import { say } from './words';

/** A part of the page that the contents lead to. */
export interface Section {
  readonly id: string;
  readonly title: Words;
  readonly content: ReactNode;
}

interface PageProps {
  readonly title: Words;
  readonly summary: Words;
  readonly sections: readonly Section[];
}

/** The whole page: no script, no other file, one language at a time. */
export function Page({ title, summary, sections }: PageProps) {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title.zh} / ${title.en}`}</title>
        <style>{style}</style>
      </head>
      <body>
        <input type="radio" name="language" id="zh" defaultChecked />
        <label className="switch" htmlFor="zh" lang="zh-CN">
          中文
        </label>
        <input type="radio" name="language" id="en" />
        <label className="switch" htmlFor="en" lang="en">
          English
        </label>
        <main>
          <h1>
            <Both words={title} />
          </h1>
          <p>
            <Both words={summary} />
          </p>
          <Legend />
          <nav>
            <ul>
              {sections.map(({ id, title: name }) => (
                <li key={id}>
                  <a href={`#${id}`}>
                    <Both words={name} /> <code>{id}</code>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          {sections.map(({ id, title: name, content }) => (
            <section key={id} id={id}>
              <h2>
                <Both words={name} /> <code>{id}</code>
              </h2>
              {content}
            </section>
          ))}
        </main>
      </body>
    </html>
  );
}

const kinds = [
  ['+', 'added'],
  ['−', 'removed'],
  ['»', 'renamed'],
  ['~', 'changed'],
] as const;

function Legend() {
  return (
    <p>
      {kinds.map(([sign, kind]) => (
        <Fragment key={kind}>
          <strong>{sign}</strong> <Both words={say(kind)} />
          {'\u2003'}
        </Fragment>
      ))}
    </p>
  );
}
