import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { load } from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { type PlainPage, plainPage } from './handWritten';
import { linkPackages } from './siteCopy';

const toMdx = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify);

interface LinkItem {
  label: string;
  to: string;
}

function linksIn(html: string, selector = 'a'): LinkItem[] {
  const $ = load(html);
  return $(selector)
    .toArray()
    .map((element) => ({ label: $(element).text().trim(), to: $(element).attr('href') ?? '/' }));
}

/** The menus as theme-classic wants them: a top entry with links below it is a dropdown. */
function navbarItems(navigation: string): object[] {
  const $ = load(navigation);
  return $('body > ul > li')
    .toArray()
    .map((entry) => {
      const items = linksIn($.html(entry));
      const label = $(entry).find('button').first().text().trim();
      return label ? { label, items } : { ...items[0] };
    });
}

function config({ navigation, footer }: PlainPage): object {
  return {
    title: 'Stock',
    url: 'https://stock.example',
    baseUrl: '/',
    trailingSlash: false,
    favicon: '/favicon.svg',
    future: { v4: true, faster: true },
    onBrokenLinks: 'ignore',
    onBrokenAnchors: 'ignore',
    presets: [['classic', { docs: false, blog: false, pages: { path: 'pages' } }]],
    themeConfig: {
      navbar: { title: 'Stock', items: navbarItems(navigation) },
      footer: {
        links: [{ title: 'Links', items: linksIn(footer) }],
        copyright: load(footer)('p').text(),
      },
    },
  };
}

/** A page as plain MDX: Markdown with the same words, and no component. */
export async function plainMdx({ title, description, main }: PlainPage): Promise<string> {
  const frontMatter = `---\ntitle: ${JSON.stringify(title)}\ndescription: ${JSON.stringify(description)}\n---\n\n`;
  return frontMatter + String(await toMdx.process(main));
}

/**
 * Writes a Docusaurus site as `preset-classic` makes it, with the words of a built one.
 * @param build the built site
 * @param routes pages to take over
 * @param directory an existing empty folder
 */
export async function writeStockSite(build: string, routes: readonly string[], directory: string): Promise<void> {
  const site = process.cwd();
  const { browserslist } = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ name: 'stock', private: true, browserslist }));
  cpSync(path.join(site, 'static'), path.join(directory, 'static'), { recursive: true });
  linkPackages(path.join(site, 'node_modules'), path.join(directory, 'node_modules'));

  for (const route of routes) {
    const name = route === '/' ? '/index' : route;
    const page = plainPage(readFileSync(path.join(build, `${name}.html`), 'utf8'));
    const file = path.join(directory, 'pages', `${name}.mdx`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await plainMdx(page));
    if (route === '/') {
      writeFileSync(
        path.join(directory, 'docusaurus.config.js'),
        `module.exports = ${JSON.stringify(config(page))};\n`,
      );
    }
  }
}
