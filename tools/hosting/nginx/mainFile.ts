export interface NginxProcess {
  /** Address and port: `8080`, `127.0.0.1:4000`. */
  listen: string;
  /** Folder for the process id and for what nginx keeps while it runs; it must exist and be writable. */
  runtimeFolder: string;
  /** Absolute path of the file with `serverBlock`. */
  serverFile: string;
  /** Absolute path of the module `ngx_http_brotli_static_module.so`; null where there is none. */
  brotliModule: string | null;
  /** nginx's list of file types, where it is not in the place that Debian gives it. */
  mimeTypes?: string;
}

/** Types that the list of Debian's nginx lacks. */
const FURTHER_TYPES = 'types { application/manifest+json webmanifest; text/markdown md; }';

/**
 * A whole `nginx.conf` that serves the site and nothing else, as a user without rights. Visits are not logged.
 * Errors go to standard error. The number of connections is for a site behind no other cache.
 */
export function mainFile({
  listen,
  runtimeFolder,
  serverFile,
  brotliModule,
  mimeTypes = '/etc/nginx/mime.types',
}: NginxProcess): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path "${runtimeFolder}/${name}";`,
  );
  return `${[
    ...(brotliModule ? [`load_module "${brotliModule}";`] : []),
    `pid "${runtimeFolder}/nginx.pid";`,
    'error_log stderr warn;',
    'worker_processes auto;',
    'events { worker_connections 4096; }',
    'http {',
    `  include "${mimeTypes}";`,
    `  ${FURTHER_TYPES}`,
    '  default_type application/octet-stream;',
    '  access_log off;',
    '  sendfile on;',
    '  tcp_nopush on;',
    ...temporary,
    '  server {',
    `    listen ${listen};`,
    `    include "${serverFile}";`,
    '  }',
    '}',
  ].join('\n')}\n`;
}
