import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import rehypeParse from 'rehype-parse';
import rehypeRemark from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { htmlFile } from '../../lib/builtRoutes';
import { linkPackages } from '../../lib/siteCopy';

const DROPPED = 'script, style, svg, template, noscript, dialog, form, [hidden], [aria-hidden=true]';

const toMdx = unified()
  .use(rehypeParse, { fragment: true })
  .use(rehypeRemark)
  .use(remarkGfm)
  .use(remarkMdx)
  .use(remarkStringify);

function linksIn($: CheerioAPI, selector: string): { label: string; to: string }[] {
  return $(selector)
    .toArray()
    .map((link) => ({ label: $(link).text().trim(), to: $(link).attr('href') ?? '/' }));
}

function config($: CheerioAPI): object {
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
      navbar: { title: 'Stock', items: [{ label: 'Menu', items: linksIn($, 'header nav a') }] },
      footer: { links: [{ title: 'Links', items: linksIn($, 'footer a') }], copyright: $('footer p').text() },
    },
  };
}

/** Returns the content of a built page as plain Markdown with front matter, without components. */
async function plainMdx($: CheerioAPI): Promise<string> {
  const main = $('main').first();
  main.find(DROPPED).remove();
  const title = JSON.stringify($('head title').text());
  const description = JSON.stringify($('meta[name=description]').attr('content') ?? '');
  const html = (main.html() ?? '').replace(/<!--.*?-->/gs, '');
  return `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${await toMdx.process(html)}`;
}

/** The newest versions of the preset's search do not install together. */
const SEARCH_VERSIONS = { '@docsearch/react': '4.7.0', '@docsearch/core': '4.7.0' };

/**
 * Installs the site's packages and, of the same version as its Docusaurus, the preset. The site's lockfile pins what both need; the theme and
 * the search of the preset come in their newest versions, and no package runs a script.
 */
function installPreset(site: string, directory: string): void {
  copyFileSync(path.join(site, 'package-lock.json'), path.join(directory, 'package-lock.json'));
  const settings = JSON.parse(readFileSync(path.join(site, 'package.json'), 'utf8'));
  writeFileSync(path.join(directory, 'package.json'), JSON.stringify({ ...settings, overrides: SEARCH_VERSIONS }));
  linkPackages(path.join(site, 'node_modules'), path.join(directory, 'node_modules'));
  const core = path.join(site, 'node_modules/@docusaurus/core/package.json');
  const { version } = JSON.parse(readFileSync(core, 'utf8'));
  const preset = `@docusaurus/preset-classic@${version}`;
  console.error(`Installing ${preset} …`);
  const install = ['install', '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund', preset];
  execFileSync('npm', install, { cwd: directory, stdio: ['ignore', 'ignore', 'inherit'] });
}

/**
 * Writes a Docusaurus site with stock `preset-classic` and the text of a built site.
 * @param build the built site
 * @param routes the pages to copy
 * @param directory an existing empty folder
 */
export async function writeStockSite(build: string, routes: readonly string[], directory: string): Promise<void> {
  const site = process.cwd();
  installPreset(site, directory);
  cpSync(path.join(site, 'static'), path.join(directory, 'static'), { recursive: true });
  const home = load(readFileSync(htmlFile(build, '/'), 'utf8'));
  writeFileSync(path.join(directory, 'docusaurus.config.js'), `module.exports = ${JSON.stringify(config(home))};\n`);

  for (const route of routes) {
    const file = htmlFile(path.join(directory, 'pages'), route).replace(/html$/, 'mdx');
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, await plainMdx(load(readFileSync(htmlFile(build, route), 'utf8'))));
  }
}
