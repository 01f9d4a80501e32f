vcl 4.1;
# Runs between the proxy that terminates https and two page servers:
#   varnishd -a visitors=127.0.0.1:6081 -a changes=127.0.0.1:6083 -f /etc/varnish/dioptra.vcl \
#            -p http_gzip_support=off -p timeout_idle=130 -s malloc,512m
# timeout_idle: the proxy keeps idle connections for a minute, and has to close them before Varnish does.
# The page servers need DIOPTRA_CDN=varnish and DIOPTRA_VARNISH_URL=http://127.0.0.1:6083, and trust the proxy and Varnish.
import directors;
import std;

probe alive {
	.url = "/health";
	.interval = 1s;
	.timeout = 2s;
	.window = 4;
	.threshold = 3;
	.initial = 3;
}
backend one { .host = "127.0.0.1"; .port = "3000"; .probe = alive; .connect_timeout = 1s; .first_byte_timeout = 30s; }
backend two { .host = "127.0.0.1"; .port = "3100"; .probe = alive; .connect_timeout = 1s; .first_byte_timeout = 30s; }

sub vcl_init {
	new shop = directors.round_robin();
	shop.add_backend(one);
	shop.add_backend(two);
}

sub vcl_recv {
	# Purges the copies with one of these tags, separated by |. Only at the address that visitors cannot reach.
	if (req.method == "BAN") {
		if (local.socket != "changes") { return (synth(405)); }
		if (req.http.X-Tags !~ "^[A-Za-z0-9_.|-]+$") { return (synth(400)); }
		if (!std.ban("obj.http.Surrogate-Key ~ (^|\s)(" + req.http.X-Tags + ")(\s|$)")) {
			return (synth(500, std.ban_error()));
		}
		return (synth(200));
	}
	if (local.socket == "changes") { return (synth(404)); }
	if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE)$") { return (synth(405)); }

	set req.backend_hint = shop.backend();
	unset req.http.X-Again;
	if (req.restarts > 0) { set req.http.X-Again = "1"; }
	# The proxy set the address of the visitor. Removes the address of the proxy, which Varnish appended.
	set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ",[^,]*$", "");
	# Pages are cached as they were compressed. Reduces Accept-Encoding to three values.
	if (req.http.Accept-Encoding ~ "(?i)\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "(?i)\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	# Serves stale copies for ten minutes while a new one is fetched, and for a day while no server answers.
	if (req.restarts == 0 && std.healthy(req.backend_hint)) { set req.grace = 10m; }
	else { set req.grace = 1d; }

	if (req.method !~ "^(GET|HEAD)$" || req.http.Authorization || req.url ~ "^/(api|identity)/") {
		return (pass);
	}
	# Requests with cookies are looked up too: public responses depend on no cookie, and others say so in their headers.
	return (hash);
}

sub vcl_backend_response {
	# A failed response never replaces a good copy.
	if (bereq.is_bgfetch && beresp.status >= 500) { return (abandon); }
	if (beresp.status >= 500 && !bereq.uncacheable && !bereq.http.X-Again) { return (abandon); }
	if (beresp.http.Cache-Control !~ "\bpublic\b" || beresp.http.Cache-Control ~ "\b(private|no-store|no-cache)\b" ||
		beresp.http.Set-Cookie || beresp.http.Vary ~ "(?i)(cookie|\*)" || beresp.status >= 500) {
		# Marks the address as not cacheable, so that requests do not wait for each other. Once, not per cookie: hides Vary.
		if (beresp.http.Vary) {
			set beresp.http.X-Vary = beresp.http.Vary;
			unset beresp.http.Vary;
		}
		set beresp.uncacheable = true;
		set beresp.ttl = 2m;
		set beresp.grace = 0s;
		return (deliver);
	}
	set beresp.grace = 1d;
	return (deliver);
}

# An error must not replace an older copy.
sub vcl_backend_error { return (abandon); }

sub vcl_synth {
	# No server answered, or one failed before the probe noticed: retries once to serve a stale copy.
	if (resp.status == 503 && req.restarts == 0 && req.method ~ "^(GET|HEAD)$") { return (restart); }
	set resp.http.Cache-Control = "no-store";
	if (resp.status != 503) { return (deliver); }
	set resp.http.Retry-After = "5";
	set resp.http.Content-Type = "text/html; charset=utf-8";
	set resp.body = {"<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>503</title>
<p lang="de">Der Shop ist gerade nicht zu erreichen. Bitte versuchen Sie es in einer Minute noch einmal.
<p lang="en">The shop cannot be reached at the moment. Please try again in a minute.
<p lang="it">Al momento il negozio non è raggiungibile. Riprovi tra un minuto.
<p lang="fr">La boutique est momentanément indisponible. Veuillez réessayer dans une minute.
"};
	return (deliver);
}

sub vcl_deliver {
	if (resp.http.X-Vary) {
		set resp.http.Vary = resp.http.X-Vary;
		unset resp.http.X-Vary;
	}
	# Each request has its own id, also if the response comes from the cache.
	if (req.http.X-Request-Id) { set resp.http.X-Request-Id = req.http.X-Request-Id; }
	unset resp.http.Surrogate-Key;
	unset resp.http.Cache-Tag;
	unset resp.http.X-Varnish;
	unset resp.http.Via;
	return (deliver);
}
