"""getUpdates and webhooks. A webhook is only remembered, so that getUpdates can refuse."""

from bot.sandbox.errors import bad_request
from bot.sandbox.methods.call import Call


async def get_updates(call: Call) -> object:
    """What happened since `offset`."""
    params = call.params
    return await call.world.updates.get(
        params.integer("offset"),
        params.integer("limit", 100),
        params.integer("timeout"),
        params.text("allowed_updates"),
    )


def set_webhook(call: Call) -> object:
    """Remember an address; "" forgets it."""
    url = call.params.text("url")
    if url and not url.startswith("https://"):
        raise bad_request("bad webhook: An HTTPS URL must be provided for webhook")
    call.world.updates.webhook = url
    return True


def delete_webhook(call: Call) -> object:
    """Forget the address, and what waits if asked to."""
    call.world.updates.webhook = ""
    if call.params.flag("drop_pending_updates"):
        call.world.updates.clear()
    return True


def get_webhook_info(call: Call) -> object:
    """The address and how much waits."""
    updates = call.world.updates
    return {
        "url": updates.webhook,
        "has_custom_certificate": False,
        "pending_update_count": len(updates),
    }


METHODS = {
    "getUpdates": get_updates,
    "setWebhook": set_webhook,
    "deleteWebhook": delete_webhook,
    "getWebhookInfo": get_webhook_info,
}
