"""Pictures: sending one, turning a text into one (never back), captions."""

from hashlib import sha256

from bot.sandbox.content import read_caption
from bot.sandbox.errors import bad_request
from bot.sandbox.html import Formatted
from bot.sandbox.keyboard import parse_keyboard
from bot.sandbox.methods.call import Call
from bot.sandbox.methods.messages import change, editable, send

_ATTACHED = "attach://"
# How PNG, JPEG, GIF and WebP files begin; anything else Telegram can't make a picture of.
_PICTURES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"RIFF")


def send_photo(call: Call) -> object:
    """A new picture, uploaded or known by its file id."""
    content = _caption(call, editing=False)
    keyboard = parse_keyboard(call.params.text("reply_markup"))
    photo = _photo(call, call.params.text("photo") or f"{_ATTACHED}photo")
    return send(call, content, keyboard, photo=photo)


def edit_message_media(call: Call) -> object:
    """Another picture, or a picture in place of a text."""
    media = call.params.json("media", "input media")
    if not isinstance(media, dict):
        raise bad_request("can't parse InputMedia: InputMedia must be an Object")
    if media.get("type") != "photo":
        raise bad_request("can't parse InputMedia: only photos are covered by the sandbox")
    keyboard = parse_keyboard(call.params.text("reply_markup"))
    content = read_caption(
        str(media.get("caption") or ""), str(media.get("parse_mode") or ""), "", editing=True
    )
    photo = _photo(call, str(media.get("media") or ""))
    message = editable(call)
    return change(call, message, content, keyboard, photo=photo)


def edit_message_caption(call: Call) -> object:
    """Another caption."""
    content = _caption(call, editing=True)
    keyboard = parse_keyboard(call.params.text("reply_markup"))
    message = editable(call)
    if message.photo is None:
        raise bad_request("there is no caption in the message to edit")
    return change(call, message, content, keyboard, photo=message.photo)


def _caption(call: Call, *, editing: bool) -> Formatted:
    params = call.params
    return read_caption(
        params.text("caption"),
        params.text("parse_mode"),
        params.text("caption_entities"),
        editing=editing,
    )


def _photo(call: Call, given: str) -> str:
    """The file id of what was uploaded, or of a picture that is known."""
    world = call.world
    if not given.startswith(_ATTACHED):
        if given in world.photos:
            return given
        raise bad_request("wrong file identifier/HTTP URL specified")
    content = call.params.files.get(given.removeprefix(_ATTACHED))
    if content is None:
        raise bad_request("there is no photo in the request")
    if not content:
        raise bad_request("file must be non-empty")
    if not content.startswith(_PICTURES):
        raise bad_request("IMAGE_PROCESS_FAILED")
    file_id = f"photo-{sha256(content).hexdigest()[:24]}"
    world.photos[file_id] = content
    return file_id


METHODS = {
    "sendPhoto": send_photo,
    "editMessageMedia": edit_message_media,
    "editMessageCaption": edit_message_caption,
}
