import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { varnishParameters } from '../../scripts/varnish.ts';
import { keptIdle } from '../../src/config/server/process/listen.ts';

/** Units: seconds. */
const ofNginx = Number(/^\tkeepalive_timeout (\d+)s;$/m.exec(readFileSync('deploy/nginx.conf', 'utf8'))?.[1]);
/** Caddy's default between itself and a page server, which `deploy/Caddyfile` does not change. Units: seconds. */
const ofCaddy = 120;
/** Varnish's default between itself and a page server, which `deploy/varnish.vcl` does not change. Units: seconds. */
const ofVarnish = 60;

describe('an idle connection', () => {
  it('is closed by the proxy first, so that a page server never closes one on which a request is sent', () => {
    for (const seconds of [ofNginx, ofCaddy, ofVarnish]) expect(seconds * 1000).toBeLessThan(keptIdle);
    expect(readFileSync('deploy/Caddyfile', 'utf8')).not.toMatch(/keepalive/);
    expect(readFileSync('deploy/varnish.vcl', 'utf8')).not.toMatch(/backend_idle_timeout/);
  });

  it('is closed by nginx before Varnish does', () => {
    expect(ofNginx).toBeLessThan(Number(varnishParameters.timeout_idle));
  });
});
