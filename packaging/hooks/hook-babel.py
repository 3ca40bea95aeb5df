"""The numbers and names of our five languages; those of all others are 30 MB."""

from PyInstaller.utils.hooks import collect_data_files

# Each with those it builds upon: zh_Hant_TW says only where it differs from zh_Hant.
LOCALES = ("root", "en", "es", "id", "zh", "zh_Hans", "zh_Hans_CN", "zh_Hant", "zh_Hant_TW")

datas = collect_data_files(
    "babel", includes=["global.dat", *(f"locale-data/{name}.dat" for name in LOCALES)]
)
# Classes whose instances the data files hold.
hiddenimports = ["babel.dates", "babel.localedata", "babel.numbers", "babel.plural"]
excludedimports = ["babel.messages", "pytz", "setuptools", "pkg_resources"]
